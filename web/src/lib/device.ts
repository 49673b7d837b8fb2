// What this browser is called in the list of my devices.

const BROWSERS: [RegExp, string][] = [[/Edg/, "Edge"], [/OPR/, "Opera"], [/Firefox/, "Firefox"], [/Chrome/, "Chrome"], [/Safari/, "Safari"]];
const SYSTEMS: [RegExp, string][] = [[/iPhone/, "iPhone"], [/iPad/, "iPad"], [/Android/, "Android"], [/Windows/, "Windows"], [/Mac OS/, "Mac"], [/Linux/, "Linux"]];

export function device(agent = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((known) => known.find(([mark]) => mark.test(agent))?.[1]);
  return found.filter(Boolean).join(", ");
}
