/**
 * Names that every brand's code may use although they contain a brand's id: names of the API, paths of other
 * applications, and membership of a labour union: its members are customers of any brand. The lint rule
 * `house/no-brand` and the leak check let exactly these names pass.
 */
export const namesWithBrandId = [
  // System sources and product types.
  "EIKA_SKADE",
  "EIKA_PERSON",
  "LOFAVOR",
  "LOFAVOR_KJAELEDYR",
  "LO_FAVOR_TILLEGG_INNBO",
  // Login contexts.
  "MOBILBANK_DNB",
  "NETTBANK_DNB",
  // Paths of the API and of other applications.
  "eikaintegrasjon",
  "/detaljer/eika",
  "/avtaledetaljer/eika",
  "/skade/reise/lofavor",
  "/skade/innbo/lo/dobbeltforsikret",
  // A market source: the parameter, and its row in the table of sources.
  "fromLo",
  'fromLo", "LO"',
  // Membership of the labour union.
  "isLoMedlem",
  "loMemberRow",
  "lo-medlem",
  "LO member",
  "LO-medlem",
  "LO-forbund",
] as const;

const longestFirst = namesWithBrandId.toSorted((a, b) => b.length - a.length);

/** Finds {@link namesWithBrandId} in a text, each as a whole name. */
export const nameWithBrandId = new RegExp(
  // A path may follow another segment; every other name begins where a word begins.
  String.raw`(?:(?=/)|(?<![\p{L}\p{N}_]))(?:${longestFirst.join("|")})(?![\p{L}\p{N}_])`,
  "gu",
);
