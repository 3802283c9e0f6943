import type { ColorObject } from "colorjs.io/fn";
import { type Role, roles } from "#scripts/brands/themes/themeContract.ts";
import type { Dimension, TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import { oklchOf } from "#scripts/colours/palette/colourScale.ts";
import { schemeNames } from "#scripts/colours/contexts/buildContexts.ts";
import { type Look, type LookToken, type RoleChoices } from "./Look.ts";
import { exportedName, meaningOf, nameMatch } from "./roleWords.ts";
import { type RoleValue, valueForRole } from "./valueForRole.ts";

/** A token that could be a role. */
export interface Candidate {
  readonly token: string;
  /** 0 to 1. From 0.85 it is taken without a question. */
  readonly certainty: number;
  /** Why: its name, its value, its place in a scale, or an earlier answer. */
  readonly reason: "answer" | "name" | "scale" | "value";
}

/** A role that somebody has to decide about. */
export interface OpenRole {
  readonly role: string;
  readonly description: string;
  /** At most three, the likeliest first. */
  readonly candidates: readonly Candidate[];
  /** The token that was answered before, and that the files have no more. */
  readonly missing?: string;
}

/** Which token is which role. */
export interface Proposal {
  readonly taken: ReadonlyMap<string, Candidate>;
  readonly open: readonly OpenRole[];
  /** Roles that keep their value: by an answer, or because no token is like them. */
  readonly kept: readonly string[];
}

/** What the proposals start from. */
export interface ProposalInput {
  readonly look: Look;
  /** The values of the roles in light. */
  readonly present: ReadonlyMap<string, TokenValue>;
  /** What was answered before. */
  readonly answers: RoleChoices;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
}

const certain = 0.85;
/** Less is not worth a question. */
const leastCertainty = { color: 0.45, other: 0.65 };
const mostCandidates = 3;

/** A colour in OKLab. */
type Place = readonly [lightness: number, a: number, b: number];

function placeOf(color: ColorObject): Place {
  const { lightness, chroma, hue } = oklchOf(color);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

/** What a token gives a role. */
interface Given {
  readonly light: RoleValue | undefined;
  readonly dark: RoleValue | undefined;
  /** The same text for the same values. */
  readonly key: string;
}

/** The tokens of a look, each read once for all roles. */
class KnownTokens {
  readonly #fonts: readonly string[];
  readonly #colours = new Map<LookToken, Given>();
  readonly #places = new Map<ColorObject, Place>();
  readonly #meanings = new Map<LookToken, ReadonlySet<string>>();

  constructor(fonts: readonly string[]) {
    this.#fonts = fonts;
  }

  meaning(token: LookToken): ReadonlySet<string> {
    const known = this.#meanings.get(token) ?? meaningOf(token.name);
    this.#meanings.set(token, known);
    return known;
  }

  /** How far two colours are apart in OKLab: 0 the same, 1 from black to white. */
  distance(one: ColorObject, other: ColorObject): number {
    const [lightness, a, b] = this.#placeOf(one);
    const [otherLightness, otherA, otherB] = this.#placeOf(other);
    return Math.hypot(lightness - otherLightness, a - otherA, b - otherB);
  }

  #placeOf(color: ColorObject): Place {
    const place = this.#places.get(color) ?? placeOf(color);
    this.#places.set(color, place);
    return place;
  }

  given(role: Role, token: LookToken, present: TokenValue): Given {
    // A colour is the same for every role; a length has the unit of the role.
    const known = role.type === "color" ? this.#colours.get(token) : undefined;
    if (known !== undefined) return known;
    const [light, dark] = schemeNames.map((scheme) => valueForRole(role, token, scheme, present, this.#fonts));
    const given = { light, dark, key: JSON.stringify([light?.json, dark?.json]) };
    if (role.type === "color") this.#colours.set(token, given);
    return given;
  }
}

/** A name that says less is not like the role. */
const likeName = 0.4;
const sameColour = 0.004;
/** From here on, colours have nothing in common. */
const farColour = 0.25;

/** The scales that a role takes its colours from. */
const scaleWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/info/i, ["info", "blue", "bla"]],
  [/success/i, ["success", "green", "gronn"]],
  [/warning/i, ["warning", "yellow", "orange", "amber", "gul", "oransje"]],
  [/error/i, ["error", "red", "rod"]],
  [/accent|badge/i, ["accent", "secondary"]],
  [/action|link|hero|footer|navActive/i, ["action"]],
  [/text|border|page|surface|skeleton|heading|header|nav/i, ["neutral", "gray", "grey", "slate", "gra", "noytral"]],
];

/** The group of a step such as `color.gray.300`; `undefined`: the token is no step of a scale. */
const scaleOf = ({ name }: LookToken): string | undefined => /^(.+)\.\d{1,4}$/.exec(name)?.[1];

function isOwnScale(role: string, scale: string): boolean {
  const words = meaningOf(scale);
  const [, wanted] = scaleWords.find(([pattern]) => pattern.test(role)) ?? [undefined, []];
  return wanted.some((word) => words.has(word));
}

/** Whether a role is a radius, and a token a step of a scale of them. */
const isRadiusStep = ({ name }: Role, token: LookToken): boolean =>
  name.startsWith("radius.") &&
  meaningOf(token.name).has("radius") &&
  /\.(?:\d{1,4}|[\dx]*[sml][a-z]*)$/i.test(token.name);

/** The likelier, the nearer to the present radius. */
function radiusStep(given: Dimension, present: Dimension): Pick<Candidate, "certainty" | "reason"> {
  const apart = Math.abs(given.value - present.value);
  return { certainty: 0.66 + 0.1 * Math.max(0, 1 - apart / 16), reason: "scale" };
}

interface Rated extends Candidate {
  /** What the token gives, for the comparison of two that are as likely. */
  readonly given: string;
}

function rated(role: Role, token: LookToken, present: TokenValue, known: KnownTokens): Rated | undefined {
  const { light, dark, key: given } = known.given(role, token, present);
  const value = (light ?? dark)?.value;
  if (value === undefined) return undefined;
  const byName = nameMatch(role.name, token.name, known.meaning(token));
  const named: Rated = { token: token.name, certainty: byName, reason: "name", given };
  if (value.type === "dimension" && present.type === "dimension" && byName < certain)
    return isRadiusStep(role, token) ? { ...named, ...radiusStep(value.dimension, present.dimension) } : named;
  if (value.type !== "color" || present.type !== "color" || byName > certain) return named;
  const apart = light === undefined ? 1 : known.distance(value.color, present.color);
  const near = Math.max(0, 1 - apart / farColour);
  const scale = scaleOf(token);
  if (scale !== undefined && isOwnScale(role.name, scale))
    return { ...named, certainty: 0.45 + 0.15 * near, reason: "scale" };
  // A question whose answer changes nothing.
  if (byName <= likeName && dark === undefined && value.css === present.css) return undefined;
  const isSame = apart < sameColour && value.opaque === present.opaque;
  return {
    ...named,
    certainty: Math.min(isSame ? 0.6 + 0.25 * byName : 0.6 * byName + 0.25 * near, certain - 0.01),
    reason: byName > likeName ? "name" : "value",
  };
}

/** The token of each scale that is nearest to the role's present colour; the other steps are no candidates. */
function withoutFarSteps(candidates: readonly Rated[], tokens: Look["tokens"]): Rated[] {
  const best = new Map<string, Rated>();
  for (const each of candidates) {
    const token = tokens.get(each.token);
    const scale = each.reason === "scale" && token?.type === "color" ? scaleOf(token) : undefined;
    if (scale !== undefined && each.certainty > (best.get(scale)?.certainty ?? 0)) best.set(scale, each);
  }
  const steps = [...best.values()];
  return candidates.filter(
    (each) => each.reason !== "scale" || steps.includes(each) || tokens.get(each.token)?.type !== "color",
  );
}

const plain = ({ token, certainty, reason }: Rated): Candidate => ({
  token,
  certainty: Math.round(certainty * 100) / 100,
  reason,
});

/** Whether the files are an export of the portal, perhaps changed since: their tokens have the names of the roles. */
function isOwnExport({ tokens }: Look): boolean {
  const colours = roles.filter(({ type }) => type === "color");
  return colours.filter(({ name }) => tokens.has(exportedName(name))).length > 0.8 * colours.length;
}

/** Which token is which role: by name, by value, by the place in a scale, and by what was answered before. */
export function proposeRoles(input: ProposalInput): Proposal {
  const { look } = input;
  // Answers are about the designer's own file.
  const answers: RoleChoices = isOwnExport(look) ? new Map() : input.answers;
  const known = new KnownTokens(input.fonts);
  const taken = new Map<string, Candidate>();
  const open: OpenRole[] = [];
  const kept: string[] = [];
  for (const role of roles) {
    const { name, description } = role;
    const present = input.present.get(name);
    if (present === undefined) continue;
    const answer = answers.get(name);
    if (answer === null) {
      kept.push(name);
      continue;
    }
    if (answer !== undefined && look.tokens.has(answer)) {
      taken.set(name, { token: answer, certainty: 1, reason: "answer" });
      continue;
    }
    const all = [...look.tokens.values()].flatMap((token) => rated(role, token, present, known) ?? []);
    const least = role.type === "color" ? leastCertainty.color : leastCertainty.other;
    const likely = withoutFarSteps(all, look.tokens)
      .filter(({ certainty }) => certainty >= least)
      .toSorted((a, b) => b.certainty - a.certainty);
    const [first, second] = likely;
    if (first === undefined && answer === undefined) kept.push(name);
    else if (first !== undefined && answer === undefined && isCertain(first, second)) taken.set(name, plain(first));
    else
      open.push({
        role: name,
        description,
        candidates: likely.slice(0, mostCandidates).map(plain),
        ...(answer === undefined ? {} : { missing: answer }),
      });
  }
  return { taken, open, kept };
}

/** Two tokens that are as likely are no doubt when they give the same. */
const isCertain = (first: Rated, second: Rated | undefined): boolean =>
  first.certainty >= certain &&
  (second === undefined || second.certainty < first.certainty || second.given === first.given);
