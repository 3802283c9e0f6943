import type { KnownOrigin } from "#studio/document/ValueOrigin.ts";
import type { CommitFacts } from "./Commits.ts";
import type { CommitAuthor } from "./commitWords.ts";

/** A name as people have: a word with a capital letter, not «CI», and no sign of an account, such as a digit. */
const personName = /^(?=.*\p{Lu}\p{M}*\p{Ll})[^\d[\]@_/]+$/u;

/** Whether the author of a commit has the name of a person. The studio knows whom it has signed in. */
const isPerson = ({ name, key }: CommitAuthor): boolean => key !== undefined || personName.test(name);

/** What a commit itself says of the values that it has made. */
export const knownOrigin = ({ at, author, proposal, takesBack }: CommitFacts): KnownOrigin => ({
  kind: "known",
  since: at,
  ...(isPerson(author) && { by: author.name }),
  ...(takesBack !== undefined && { isTakenBack: true as const }),
  ...(proposal !== undefined && { proposal }),
});
