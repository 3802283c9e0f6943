import { sRGB, to } from "colorjs.io/fn";
import { type ContextChoice, buildContexts, type Scheme } from "#scripts/shared/colours/contexts/buildContexts.ts";
import { colourObject } from "#scripts/shared/colours/colourObject.ts";
import { isOpaque, type NamedColour, namedColour } from "#scripts/shared/colours/readColour.ts";
import { contrastPairs, focusSurfaces } from "#scripts/shared/colours/contrastPairs.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { Look, RoleChoices } from "./Look.ts";
import { type ColoursByRole, failingPairs, passingColours, worstPair } from "./passingColours.ts";
import { type RoleValue, valueForRole } from "./valueForRole.ts";

/** Values of a theme by role. */
export type RoleValues = ReadonlyMap<string, TokenValue>;

/** What a brand looks like before the import. */
export interface PresentLook {
  /** All roles, in light with normal contrast. */
  readonly light: RoleValues;
  readonly hasDark: boolean;
  /** Values that somebody has taken over by hand; the others are built from light. */
  readonly takenOver: ContextChoice<TokenValue>["takenOver"];
}

/** A role that gets another value. */
export interface LookChange {
  readonly role: string;
  readonly scheme: Scheme;
  /** The token that gives the value; left out: the role moved to keep its contrast with another, or follows light. */
  readonly token?: string;
  /** As CSS. */
  readonly before: string;
  /** What the designer's file says; left out where it says nothing. */
  readonly wanted?: string;
  readonly after: string;
  /** What `$value` becomes. */
  readonly json: unknown;
  /** The pair of a colour that is nearest to what it needs; left out: it has none. */
  readonly pair?: ChangedPair;
}

/** A colour with the other one of a pair whose contrast is checked. */
export interface ChangedPair {
  /** The role of the other, and its value then, as CSS. */
  readonly with: string;
  readonly value: string;
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
}

/** What an import changes. */
export interface AppliedLook {
  readonly changes: readonly LookChange[];
  /** Dark colours that become others because they are built from light ones that change. Nothing of it is written. */
  readonly following: readonly LookChange[];
  /** All roles in light, and in dark if the brand has it then, after the import. */
  readonly light: RoleValues;
  readonly dark: RoleValues | undefined;
}

interface ApplyInput {
  readonly look: Look;
  /** The token of each role; roles without one keep their values. */
  readonly choices: RoleChoices;
  /** The token of each role in dark. Left out: the same. */
  readonly darkChoices?: RoleChoices;
  readonly present: PresentLook;
  /** Names of the installed font packages. */
  readonly fonts: readonly string[];
}

const group = "color.";
/** Colours of these roles need contrast: nothing may be seen through them. */
const measured = new Set([
  ...contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
  ...focusSurfaces,
  "focusInner",
]);

/** The opaque colours of some values, as they are written. */
function coloursOf(values: RoleValues): Map<string, NamedColour> {
  return new Map(
    [...values].flatMap(([name, value]) =>
      value.type === "color" && value.opaque ? [[name.slice(group.length), namedColour(value.color)] as const] : [],
    ),
  );
}

/** A translucent colour as it is seen on another. */
function seenOn(front: NamedColour, back: NamedColour): NamedColour {
  const [own, behind] = [to(front.color, sRGB), to(back.color, sRGB)];
  const mixed = own.coords.map((each, index) => {
    const under = behind.coords[index] ?? 0;
    return under + ((each ?? 0) - under) * (own.alpha ?? 1);
  });
  const [red = 0, green = 0, blue = 0] = mixed;
  return namedColour({ space: sRGB, coords: [red, green, blue], alpha: 1 });
}

/** What the designer's file gives for the roles of a scheme. */
function givenValues({ look, choices, darkChoices, present, fonts }: ApplyInput, scheme: Scheme) {
  const given = new Map<string, RoleValue>();
  const chosen = scheme === "dark" ? (darkChoices ?? choices) : choices;
  for (const role of roles) {
    const own = look.tokens.get(chosen.get(role.name) ?? "");
    // A token that is for dark alone is often a step of a scale, which is the same in both schemes.
    const isOther = chosen.get(role.name) !== choices.get(role.name);
    const token = own && isOther ? { ...own, dark: own.dark ?? own.light } : own;
    const before = present.light.get(role.name);
    // The values of other types are the same in every context.
    if (scheme === "dark" && role.type !== "color" && role.type !== "shadow") continue;
    const value = token && before && valueForRole(role, token, scheme, before, fonts);
    if (value !== undefined) given.set(role.name, value);
  }
  return given;
}

/** The given colours that need contrast; translucent ones as they are seen on the surface. */
function wantedColours(given: ReadonlyMap<string, RoleValue>, base: ColoursByRole): Map<string, NamedColour> {
  const own = given.get(`${group}surface`)?.value;
  const surface = own?.type === "color" && own.opaque ? namedColour(own.color) : base.get("surface");
  return new Map(
    [...given].flatMap(([name, { value }]) => {
      const role = name.slice(group.length);
      if (value.type !== "color" || !(measured.has(role) || value.opaque)) return [];
      const colour = namedColour(value.color);
      const isSeenThrough = !isOpaque(value.color) && surface !== undefined;
      return [[role, isSeenThrough ? seenOn(colour, surface) : colour] as const];
    }),
  );
}

const asValue = ({ color, css }: NamedColour): TokenValue => ({ type: "color", color, css, opaque: isOpaque(color) });

/** The values of a scheme with what is given, every pair with its contrast. */
function withGiven(base: RoleValues, given: ReadonlyMap<string, RoleValue>): Map<string, TokenValue> {
  const present = coloursOf(base);
  const wanted = wantedColours(given, present);
  const passing = passingColours(present, wanted);
  const others = [...given].filter(([name]) => !wanted.has(name.slice(group.length)) || !name.startsWith(group));
  return new Map([
    ...base,
    ...others.map(([name, { value }]) => [name, value] as const),
    ...[...passing].flatMap(([role, colour]) => {
      const name = `${group}${role}`;
      return base.get(name)?.css === colour.css ? [] : [[name, asValue(colour)] as const];
    }),
  ]);
}

interface SchemeChange {
  readonly scheme: Scheme;
  readonly before: RoleValues;
  readonly after: RoleValues;
  readonly given: ReadonlyMap<string, RoleValue>;
  /** Roles that are written although they look as before: they would be built in another way. */
  readonly kept?: ReadonlySet<string>;
}

function changesOf({ scheme, before, after, given, kept }: SchemeChange, choices: RoleChoices): LookChange[] {
  const colours = coloursOf(after);
  return [...after].flatMap(([role, value]) => {
    const old = before.get(role);
    const own = given.get(role);
    if (old === undefined || (old.css === value.css && kept?.has(role) !== true)) return [];
    const pair = role.startsWith(group) ? worstPair(role.slice(group.length), colours) : undefined;
    const token = own === undefined ? undefined : (choices.get(role) ?? undefined);
    const isAsWanted = own !== undefined && own.value.css === value.css;
    return [
      {
        role,
        scheme,
        ...(token === undefined ? {} : { token }),
        before: old.css,
        ...(own === undefined ? {} : { wanted: own.value.css }),
        after: value.css,
        json: isAsWanted ? own.json : colourObject(value.css),
        ...(pair === undefined ? {} : { pair: pairOf(role.slice(group.length), pair, colours) }),
      },
    ];
  });
}

function pairOf(role: string, pair: NonNullable<ReturnType<typeof worstPair>>, colours: ColoursByRole): ChangedPair {
  const { front, back, ratio, minimum } = pair;
  const other = front === role ? back : front;
  return { with: other, value: colours.get(other)?.css ?? "", ratio, minimum, passes: ratio >= minimum };
}

/** The values of a scheme, those of light under them. */
const over = (light: RoleValues, differing: RoleValues | undefined): RoleValues =>
  new Map([...light, ...(differing ?? [])]);

/**
 * What a brand looks like with the values of a designer's file. A colour that has too little contrast with another
 * becomes the nearest that has enough. In dark only what the file says about dark is taken over: the rest is built from
 * the new light colours.
 */
export function applyLook(input: ApplyInput): AppliedLook {
  const { present, choices, darkChoices = choices } = input;
  const { takenOver } = present;
  const givenLight = givenValues(input, "light");
  const light = withGiven(present.light, givenLight);
  const ofLight = changesOf({ scheme: "light", before: present.light, after: light, given: givenLight }, choices);

  const darkOf = (values: RoleValues, dark: RoleValues): RoleValues =>
    over(values, buildContexts(values, { schemes: ["light", "dark"], takenOver: { ...takenOver, dark } }).dark);
  const before = present.hasDark ? darkOf(present.light, takenOver.dark) : undefined;
  const allGiven = givenValues(input, "dark");
  if (before === undefined && allGiven.size === 0) return { changes: ofLight, following: [], light, dark: undefined };
  const built = darkOf(light, takenOver.dark);
  // What is as it was, or as it is built, says nothing new.
  const given = new Map(
    [...allGiven].filter(
      ([role, { value }]) => value.css !== built.get(role)?.css && value.css !== before?.get(role)?.css,
    ),
  );
  const settled = given.size === 0 ? built : withGiven(built, given);
  const isMoved = ([role, { css }]: readonly [string, TokenValue]) => given.has(role) && css !== built.get(role)?.css;
  const moved = new Map([...settled].filter(isMoved));
  let dark = darkOf(light, new Map([...takenOver.dark, ...moved]));
  // The others are built around what is given. Where that has no answer, they are taken over as they were settled.
  for (;;) {
    const failing = failingPairs(coloursOf(dark)).flat();
    const stuck = failing.map((role) => `${group}${role}`).filter((role) => !moved.has(role));
    if (stuck.length === 0) break;
    for (const role of stuck) {
      const value = settled.get(role);
      if (value !== undefined) moved.set(role, value);
    }
    dark = darkOf(light, new Map([...takenOver.dark, ...moved]));
  }
  const kept = new Set(
    [...moved].filter(([role, { css }]) => takenOver.dark.get(role)?.css !== css).map(([role]) => role),
  );
  const ofDark = changesOf({ scheme: "dark", before: before ?? built, after: dark, given, kept }, darkChoices);
  const written = ofDark.filter(({ role }) => moved.has(role));
  // A brand without dark had no colours there before. Sizes and fonts are the same in both schemes.
  const following = before === undefined ? [] : ofDark.filter(({ role }) => !moved.has(role) && role.startsWith(group));
  return { changes: [...ofLight, ...written], following, light, dark };
}
