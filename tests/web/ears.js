// What a screen reader would say: whatever is added to a live region that was there before, unless a dialog mutes it.
window.ears = { heard: [], lost: [] };
{
  const live = "[aria-live=polite], [aria-live=assertive], [role=log], [role=status], [role=alert]";
  const words = (node) => (node.textContent ?? "").replace(/\s+/g, " ").trim();
  const listen = (changes) => {
    for (const { addedNodes, target, type } of changes) {
      const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(live);
      const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
      if (!region || (dialog && !dialog.contains(region))) continue;
      for (const node of type === "characterData" ? [target] : addedNodes) if (words(node)) ears.heard.push(words(node));
    }
  };
  new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
  // After a key something has the focus, all the time; Tab goes on to what lies around the page.
  let keys = false;
  addEventListener("keydown", ({ key }) => (keys = key !== "Tab"), true);
  setInterval(() => {
    if (keys && document.activeElement === document.body) ears.lost.push(ears.heard.at(-1) ?? "");
  }, 5);
}
