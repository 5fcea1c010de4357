declare module 'virtual:engine' {
  /** Where the engine's module is; none if the page was built without it. */
  const address: string | null;
  export default address;
  /** Where the files of weights are, by game. */
  export const weights: Record<string, string[]>;
}
