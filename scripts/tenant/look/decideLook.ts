import { lookFileOf } from "#scripts/brands/brandFiles.ts";
import { type Finding, isError } from "#scripts/findings/Finding.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import type { Drafts } from "#scripts/brands/loadWorkspace.ts";
import { type AppliedLook, applyLook, type LookChange } from "./applyLook.ts";
import type { BrandLook } from "./brandLook.ts";
import type { Look, RoleChoices } from "./Look.ts";
import { withAnswers } from "./lookAnswers.ts";
import { lookEdits } from "./lookEdits.ts";
import { type Proposal, proposeRoles } from "./proposeRoles.ts";
import { nameMatch } from "./roleWords.ts";

/** What an import is decided from. */
export interface LookDecision {
  readonly id: string;
  readonly brand: BrandLook;
  readonly look: Look;
  /** What somebody says now. What was said before is in the brand's folder. */
  readonly given: RoleChoices;
  /** What validate finds with some texts in place of the files. */
  readonly findingsWith: (drafts: Drafts) => Promise<readonly Finding[]>;
}

/** What an import changes, and what is open. */
export interface DecidedLook extends Proposal {
  /** What the roles that are taken change. */
  readonly changes: readonly LookChange[];
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
async function checkedEdits({ brand, look, findingsWith }: LookDecision, taken: RoleChoices): Promise<Checked> {
  const choices = new Map(taken);
  const refused: Checked["refused"][number][] = [];
  const errorsWith = async (drafts: Drafts) => (await findingsWith(drafts)).filter(isError);
  let known: ReadonlySet<string> | undefined;
  for (;;) {
    const applied = applyLook({ look, choices, present: brand.present, fonts: brand.fonts });
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
      refused.push(each);
    }
  }
}

/** Decides which token is which role, and what that changes. Nothing is written. */
export async function decideLook(decision: LookDecision): Promise<DecidedLook> {
  const { id, brand, look, given } = decision;
  const { answers, fonts } = brand;
  const proposal = proposeRoles({ look, present: brand.present.light, given, answers, fonts });
  const { taken } = proposal;
  const choices = new Map([...taken].map(([role, { token }]) => [role, token]));
  const { applied, edits, refused, blocking } = await checkedEdits(decision, choices);
  const decided = decisions(taken, new Map([...answers, ...given]));
  const answered = withAnswers(brand.answersText, decided);
  if (decided.size > 0 && answered !== brand.answersText) edits.set(lookFileOf(id), answered);
  return { ...proposal, changes: applied.changes, refused, blocking, edits };
}
