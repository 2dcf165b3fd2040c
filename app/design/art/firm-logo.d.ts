declare module "virtual:logo" {
  export const logo: {
    readonly label: string;
    readonly viewBox: string;
    readonly paths: readonly {
      readonly d: string;
      /** `ink`, `accent` or a color. */
      readonly fill: string;
      readonly evenOdd?: boolean;
    }[];
  };
}
