import { type Role, roles } from "#scripts/brands/themes/themeContract.ts";
import { type TokenValue, weightNames } from "#scripts/brands/themes/tokenValue.ts";
import { schemeNames } from "#scripts/shared/colours/contexts/buildContexts.ts";
import type { Look, LookToken, RoleChoices } from "./Look.ts";
import { exportedName, meaningOf, nameMatch, wholeName } from "./roleWords.ts";
import { missingFont, valueForRole } from "./valueForRole.ts";

/** The token of a role, and why: it has the role's own name, somebody said it, or its words say the role. */
export interface Taken {
  readonly token: string;
  readonly reason: "answer" | "name" | "words";
}

/** A role that somebody has to decide about. */
export interface OpenRole {
  readonly role: string;
  readonly description: string;
  /** At most three tokens, the likeliest by their words first. */
  readonly candidates: readonly string[];
  /** The token that was answered before, and that the files have no more. */
  readonly missing?: string;
}

/** A token whose font is not installed. */
export interface MissingFont {
  readonly token: LookToken;
  readonly family: string;
}

/** Which token is which role. */
export interface Proposal {
  readonly taken: ReadonlyMap<string, Taken>;
  readonly open: readonly OpenRole[];
  /** Roles that keep their value: by an answer, or because no token is called like them. */
  readonly kept: readonly string[];
  /** Roles that keep their value, because the token that somebody said has none of their type. */
  readonly unfit: readonly { readonly role: string; readonly token: string }[];
  readonly missingFonts: readonly MissingFont[];
}

/** What the proposals start from. */
export interface ProposalInput {
  readonly look: Look;
  /** The values of the roles in light. */
  readonly present: ReadonlyMap<string, TokenValue>;
  /** What somebody says now. */
  readonly given: RoleChoices;
  /** What was answered before. */
  readonly answers: RoleChoices;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
}

/** With less in common a token is no candidate. Names of sizes are like each other. */
const leastCommon = { color: 0.45, other: 0.65 };
const mostCandidates = 3;

interface Rated {
  readonly token: LookToken;
  readonly match: number;
  /** The same text for the same values. */
  readonly values: string;
}

const otherThanFamily = ["weight", "size", "style", "tracking", "line", "height", "case", "spacing"];

/** Whether a text is the name of a font, as its own name says: Figma has no type for fonts. */
const isFontText = ({ type, light, dark }: LookToken, meaning: ReadonlySet<string>): boolean =>
  type === "string" &&
  (meaning.has("family") || (meaning.has("font") && !otherThanFamily.some((word) => meaning.has(word)))) &&
  !Object.hasOwn(weightNames, String(light ?? dark).toLowerCase());

/** The tokens of a look, each read once for all roles. */
class KnownTokens {
  readonly #look: Look;
  readonly #fonts: readonly string[];
  readonly #meanings = new Map<string, ReadonlySet<string>>();
  /** How much each token is like the role that it is most like: it is no candidate for others. */
  readonly #best = new Map<string, number>();
  readonly #colours = new Map<LookToken, string | undefined>();
  readonly missingFonts = new Map<string, MissingFont>();

  constructor({ look, fonts }: Pick<ProposalInput, "look" | "fonts">) {
    this.#look = look;
    this.#fonts = fonts;
    for (const token of look.tokens.values()) {
      this.#meanings.set(token.name, meaningOf(token.name));
      if (token.type === "fontFamily" || isFontText(token, meaningOf(token.name))) this.#noteFont(token);
    }
    for (const name of look.tokens.keys())
      this.#best.set(name, Math.max(...roles.map((role) => this.#match(role, name))));
  }

  #match(role: Role, token: string): number {
    return nameMatch(role.name, token, this.#meanings.get(token));
  }

  #noteFont(token: LookToken): void {
    const family = missingFont(token, this.#fonts);
    if (family !== undefined) this.missingFonts.set(token.name, { token, family });
  }

  /** What a token gives a role as text; `undefined`: it has no value of its type. */
  values(role: Role, token: LookToken, present: TokenValue): string | undefined {
    // A colour is the same for every role; a length has the unit of the role.
    if (role.type === "color" && this.#colours.has(token)) return this.#colours.get(token);
    const read = schemeNames.map((scheme) => valueForRole(role, token, scheme, present, this.#fonts)?.json);
    const text = read.every((json) => json === undefined) ? undefined : JSON.stringify(read);
    if (role.type === "color") this.#colours.set(token, text);
    return text;
  }

  /** Whether a token has a value for a role. A font that is not installed is noted. */
  isFit(role: Role, token: LookToken, present: TokenValue): boolean {
    if (this.values(role, token, present) !== undefined) return true;
    if (role.type === "fontFamily") this.#noteFont(token);
    return false;
  }

  /** The tokens that are called like a role, the likeliest first. */
  rated(role: Role, present: TokenValue): Rated[] {
    const least = role.type === "color" ? leastCommon.color : leastCommon.other;
    const rated = [...this.#look.tokens.values()].flatMap((token): Rated[] => {
      const match = this.#match(role, token.name);
      const isLike = match >= wholeName || (match >= least && match === this.#best.get(token.name));
      if (!isLike || (match >= wholeName && !this.isFit(role, token, present))) return [];
      const values = this.values(role, token, present);
      return values === undefined ? [] : [{ token, match, values }];
    });
    return rated.toSorted((a, b) => b.match - a.match || Number(isSource(a)) - Number(isSource(b)));
  }
}

const isSource = ({ token }: Rated): boolean => token.isSource === true;

/** Two tokens that are called like a role are no doubt when they give the same, or one is there for references. */
const isCertain = (first: Rated, second: Rated | undefined): boolean =>
  first.match >= wholeName &&
  (second === undefined ||
    second.match < first.match ||
    second.values === first.values ||
    isSource(first) !== isSource(second));

/** What is decided about a role, and why; `undefined`: nothing yet. */
function decided(role: Role, { look, given, answers }: ProposalInput): Taken | "kept" | undefined {
  const said = given.get(role.name);
  if (said === null) return "kept";
  if (said !== undefined && look.tokens.has(said)) return { token: said, reason: "answer" };
  const own = [role.name, exportedName(role.name)].find((name) => look.tokens.has(name));
  if (own !== undefined) return { token: own, reason: "name" };
  const answer = answers.get(role.name);
  if (answer === null) return "kept";
  return answer !== undefined && look.tokens.has(answer) ? { token: answer, reason: "answer" } : undefined;
}

/**
 * Which token is which role: what somebody says now, a name that is the role's own, what was answered before, or the words
 * of a name. Everything else is open.
 */
export function proposeRoles(input: ProposalInput): Proposal {
  const { look, answers } = input;
  const known = new KnownTokens(input);
  const taken = new Map<string, Taken>();
  const open: OpenRole[] = [];
  const kept: string[] = [];
  const unfit: { role: string; token: string }[] = [];
  for (const role of roles) {
    const { name, description } = role;
    const present = input.present.get(name);
    if (present === undefined) continue;
    const choice = decided(role, input);
    if (choice === "kept") kept.push(name);
    else if (choice !== undefined) {
      const token = look.tokens.get(choice.token);
      if (token !== undefined && known.isFit(role, token, present)) taken.set(name, choice);
      else if (known.missingFonts.has(choice.token)) kept.push(name);
      else unfit.push({ role: name, token: choice.token });
    } else {
      const rated = known.rated(role, present);
      const [first, second] = rated;
      const missing = answers.get(name);
      const isGone = typeof missing === "string";
      if (first === undefined && !isGone) kept.push(name);
      else if (first !== undefined && !isGone && isCertain(first, second))
        taken.set(name, { token: first.token.name, reason: "words" });
      else
        open.push({
          role: name,
          description,
          candidates: rated.slice(0, mostCandidates).map(({ token }) => token.name),
          ...(isGone ? { missing } : {}),
        });
    }
  }
  return { taken, open, kept, unfit, missingFonts: [...known.missingFonts.values()] };
}
