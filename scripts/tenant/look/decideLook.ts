import { lookFileOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import { type AppliedLook, applyLook, type LookChange } from "./applyLook.ts";
import type { BrandLook } from "./brandLook.ts";
import { darkChoices, type TakenAway, takenAwayIn, withTakenAway } from "./darkAnswers.ts";
import type { Look, RoleChoices } from "./Look.ts";
import { type LookAnswers, withAnswers, withLater } from "./lookAnswers.ts";
import { lookEdits } from "./lookEdits.ts";
import { type Proposal, proposeRoles } from "./proposeRoles.ts";
import { nameMatch } from "./roleWords.ts";

/** What an import is decided from. */
export interface LookDecision {
  readonly id: string;
  readonly brand: BrandLook;
  readonly look: Look;
  /** What somebody says now. What was said before is in the brand's folder. */
  readonly given: LookAnswers;
  /** What validate finds with some texts in place of the files. */
  readonly findingsWith: (drafts: Drafts) => Promise<readonly Finding[]>;
}

/** What an import changes, and what is open. */
export interface DecidedLook extends Proposal {
  /** What somebody has decided, now or before. */
  readonly answers: LookAnswers;
  /** What the roles that are taken change. */
  readonly changes: readonly LookChange[];
  /** Dark colours that follow light ones. */
  readonly following: readonly LookChange[];
  /** Roles with an answer for dark that the files do not have. */
  readonly missingInDark: readonly { readonly role: string; readonly token: string }[];
  /** Whether an answer says that the files are read for light alone. */
  readonly isLightOnly: boolean;
  /** What somebody has taken away from dark since the last import. */
  readonly takenAway: TakenAway;
  /** Roles that keep their values, because validate refuses the new ones. */
  readonly refused: readonly { readonly role: string; readonly finding: Finding }[];
  /** Findings that the edit would add, and that are about no role: it must not be written. */
  readonly blocking: readonly Finding[];
  /** The new texts of the files that change, by path: theme, resolver, dark values, answers. */
  readonly edits: ReadonlyMap<string, string>;
}

/** Decisions that are worth keeping: a token with the name of its role needs none. */
function decisions(taken: Proposal["taken"], answers: RoleChoices): RoleChoices {
  const all: RoleChoices = new Map([...answers, ...[...taken].map(([role, { token }]) => [role, token] as const)]);
  return new Map([...all].filter(([role, token]) => token === null || nameMatch(role, token) < 1));
}

const keyOf = (finding: Finding): string => `${finding.file} ${inWords(finding).message}`;

/** The role that a finding is about: its value is out of the design's range, such as a font size of 9 px. */
function roleOf({ values }: Finding, choices: RoleChoices): string | undefined {
  const role = "role" in values ? String(values.role) : "";
  return choices.has(role) ? role : undefined;
}

interface Checked extends Pick<DecidedLook, "blocking" | "refused"> {
  readonly applied: AppliedLook;
  readonly edits: Map<string, string>;
}

/** What the choices change. A role whose new value validate refuses keeps the one that it has. */
async function checkedEdits(
  { brand, look, findingsWith }: LookDecision,
  light: RoleChoices,
  dark: RoleChoices,
): Promise<Checked> {
  const [choices, darkChoices] = [new Map(light), new Map(dark)];
  const refused: Checked["refused"][number][] = [];
  const errorsWith = async (drafts: Drafts) => (await findingsWith(drafts)).filter(isError);
  let known: ReadonlySet<string> | undefined;
  for (;;) {
    const applied = applyLook({ look, choices, darkChoices, present: brand.present, fonts: brand.fonts });
    const edits = lookEdits(brand.files, applied);
    if (edits.size === 0) return { applied, edits, refused, blocking: [] };
    known ??= new Set((await errorsWith(new Map())).map(keyOf));
    const added = (await errorsWith(edits)).filter((finding) => known?.has(keyOf(finding)) === false);
    const own = added.flatMap((finding) => {
      const role = roleOf(finding, choices);
      return role === undefined ? [] : [{ role, finding }];
    });
    if (own.length === 0) return { applied, edits, refused, blocking: added };
    for (const each of own) {
      choices.delete(each.role);
      darkChoices.delete(each.role);
      refused.push(each);
    }
  }
}

/** The roles whose dark values imports have written, this one too; `undefined`: none has given the brand dark. */
function takenInDark(
  { look, brand: { present } }: LookDecision,
  { dark, changes }: AppliedLook,
  choices: RoleChoices,
  before: LookAnswers["takenInDark"],
): LookAnswers["takenInDark"] {
  const now = changes.flatMap(({ role, scheme, token }) => (scheme === "dark" && token !== undefined ? [role] : []));
  // What was there before, and is given again: another import may have written it.
  const again = [...present.takenOver.dark.keys()].filter(
    (role) => look.tokens.get(choices.get(role) ?? "")?.dark !== undefined,
  );
  const isNew = dark !== undefined && !present.hasDark;
  if (before === undefined && now.length + again.length === 0 && !isNew) return undefined;
  return [...new Set([...(before ?? []), ...again, ...now])];
}

/** Decides which token is which role, and what that changes. Nothing is written. */
export async function decideLook(decision: LookDecision): Promise<DecidedLook> {
  const { id, brand, look, given } = decision;
  const { fonts, present, answersText } = brand;
  const takenAway = takenAwayIn(brand.answers, present, given.dark);
  const earlier = withTakenAway(brand.answers, takenAway);
  const answers = withLater(earlier, given);
  const proposal = proposeRoles({ look, present: present.light, given: given.roles, answers: earlier.roles, fonts });
  const { taken } = proposal;
  const choices = new Map([...taken].map(([role, { token }]) => [role, token]));
  const dark = darkChoices(choices, answers, look);
  const { applied, edits, refused, blocking } = await checkedEdits(decision, choices, dark.choices);
  const answered = withAnswers(answersText, {
    themes: look.chosenThemes.length > 0 ? look.chosenThemes : answers.themes,
    roles: decisions(taken, answers.roles),
    dark: answers.dark,
    takenInDark: answers.dark === null ? undefined : takenInDark(decision, applied, dark.choices, answers.takenInDark),
  });
  if (answered !== answersText) edits.set(lookFileOf(id), answered);
  return {
    ...proposal,
    answers,
    changes: applied.changes,
    following: applied.following,
    missingInDark: dark.missing,
    isLightOnly: answers.dark === null && [...look.tokens.values()].some((token) => token.dark !== undefined),
    takenAway,
    refused,
    blocking,
    edits,
  };
}
