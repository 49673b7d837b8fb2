declare module "*.json?rest" {
  const words: Record<string, string>;
  export default words;
}
