/** What contract §2 says about a brand, as far as a customer meets it on the first journey. */
export interface BrandFacts {
  readonly id: string;
  readonly logo: "left" | "centered";
  readonly isDirectLogin: boolean;
  readonly logoutGoesTo: "the returned URL" | "the configured URL";
}

/** The table of contract §2. */
export const brandFacts: readonly BrandFacts[] = [
  { id: "sb1", logo: "left", isDirectLogin: false, logoutGoesTo: "the returned URL" },
  { id: "dnb", logo: "centered", isDirectLogin: false, logoutGoesTo: "the returned URL" },
  { id: "eika", logo: "left", isDirectLogin: true, logoutGoesTo: "the configured URL" },
  { id: "fana", logo: "left", isDirectLogin: true, logoutGoesTo: "the configured URL" },
  { id: "sbm", logo: "centered", isDirectLogin: true, logoutGoesTo: "the configured URL" },
  { id: "fremtind", logo: "left", isDirectLogin: true, logoutGoesTo: "the configured URL" },
  { id: "lo", logo: "left", isDirectLogin: true, logoutGoesTo: "the configured URL" },
];
