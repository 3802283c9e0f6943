import { z } from "zod";

import { type ColourSpaceName, colourSpaces } from "#scripts/shared/colours/colourObject.ts";
import { type TokenType, tokenTypes } from "../TokenType.ts";
import { weightNames } from "./tokenValue.ts";

const named = <S extends z.ZodType>(id: string, description: string, examples: unknown[], schema: S): S =>
  schema.meta({ id, description, examples });

const alias = named(
  "alias",
  "The value of another token of this file.",
  ["{palette.navy}"],
  z.string().regex(/^\{[^{}]+\}$/),
);
const pointer = named(
  "pointer",
  "A value of this file, or a part of one.",
  [{ $ref: "#/palette/navy/$value" }],
  z.strictObject({ $ref: z.string().regex(/^#\//) }),
);

/** A part of a value: itself, or where it is taken from. */
const part = <S extends z.ZodType>(schema: S) => z.union([schema, pointer]);
/** A value, or the token that has it. */
const value = <S extends z.ZodType>(schema: S) => z.union([schema, alias, pointer]);

type Ranges = (typeof colourSpaces)[ColourSpaceName]["ranges"];

const components = new Map<string, z.ZodType>();

/** A component, once for all spaces in which it has the same range. */
function componentOf([least, most, isHue]: Ranges[number]): z.ZodType {
  const id = `from ${least} to ${most}`;
  const number = z.number().min(least);
  const made =
    components.get(id) ??
    part(z.union([isHue === true ? number.lt(most) : number.max(most), z.literal("none")])).meta({ id });
  components.set(id, made);
  return made;
}

function componentsOf(ranges: Ranges): z.ZodType {
  const [first, second, third] = ranges.map(componentOf);
  // JSON schema has its own words for a list of three different values: the override of themeSchema adds them.
  return z.tuple([first ?? z.never(), second ?? z.never(), third ?? z.never()]);
}

const colourParts = {
  alpha: part(z.number().min(0).max(1)).meta({ id: "alpha" }).optional(),
  hex: part(z.string().regex(/^#[\da-fA-F]{6}$/))
    .meta({ id: "hex", description: "The nearest colour of sRGB, for tools that know no other space." })
    .optional(),
};

/** One object for all spaces with the same ranges. */
const coloursBySpace = [
  ...Map.groupBy(Object.keys(colourSpaces) as ColourSpaceName[], (name) => JSON.stringify(colourSpaces[name].ranges)),
].map(([, [first = "srgb", ...others]]) =>
  z.strictObject({
    colorSpace: z.enum([first, ...others]),
    components: part(componentsOf(colourSpaces[first].ranges)),
    ...colourParts,
  }),
);

const colour = named(
  "color",
  "A colour.",
  [
    { colorSpace: "srgb", components: [0.0431, 0.3608, 0.6784], hex: "#0b5cad" },
    { colorSpace: "oklch", components: [0.6, 0.1, 250] },
  ],
  value(
    z.union([
      ...coloursBySpace,
      z.strictObject({ colorSpace: pointer, components: part(z.array(z.unknown()).length(3)), ...colourParts }),
    ]),
  ),
);

/** Larger numbers are not measures. */
const measure = z.number().min(-10_000).max(10_000);
const positive = z.number().min(0).max(10_000);

const dimension = named(
  "dimension",
  "A length.",
  [
    { value: 16, unit: "px" },
    { value: 1.5, unit: "rem" },
  ],
  value(z.strictObject({ value: part(measure), unit: part(z.enum(["px", "rem"])) })),
);

const shadowLayer = z.strictObject({
  color: colour,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
  inset: part(z.boolean()).optional(),
});

const font = z.string().regex(/^[A-Za-z][\w -]{0,60}$/);
const weights = Object.keys(weightNames);

const values: Readonly<Record<TokenType, z.ZodType>> = {
  color: colour,
  dimension,
  duration: named(
    "duration",
    "A duration.",
    [{ value: 150, unit: "ms" }],
    value(z.strictObject({ value: part(positive), unit: part(z.enum(["ms", "s"])) })),
  ),
  fontFamily: named(
    "fontFamily",
    "Fonts, the preferred one first. Names of installed font packages, of fonts in the brand's folder, and families of the browser.",
    [["source-sans-3", "sans-serif"]],
    value(z.union([font, z.array(value(font)).min(1).max(10)])),
  ),
  fontWeight: named(
    "fontWeight",
    "A font weight.",
    [400, 600, "semi-bold"],
    value(z.union([z.number().min(1).max(1000), z.enum(weights)])),
  ),
  number: named("number", "A number.", [1.5], value(positive)),
  shadow: named(
    "shadow",
    "A shadow, or several.",
    [
      {
        color: { colorSpace: "srgb", components: [0, 0, 0], alpha: 0.12, hex: "#000000" },
        offsetX: { value: 0, unit: "px" },
        offsetY: { value: 1, unit: "px" },
        blur: { value: 3, unit: "px" },
        spread: { value: 0, unit: "px" },
      },
    ],
    value(z.union([shadowLayer, z.array(value(shadowLayer)).min(1).max(8)])),
  ),
};

/** What tokens and groups have besides values. */
export const described = {
  $description: z.string().optional(),
  $deprecated: z
    .union([z.boolean(), z.string()])
    .meta({ id: "deprecated", description: "Whether it will be removed, or why. A role that uses it is a note." })
    .optional(),
  $extensions: z.looseObject({}).optional(),
};

/** A group that another takes over. */
export const extension = {
  $extends: z
    .string()
    .regex(/^(?:\{[^{}]+\}|#\/.*)$/)
    .meta({ id: "extends", description: "Another group of this file, whose tokens this one has too." })
    .optional(),
  /** Another way to write `$extends`. */
  $ref: z
    .string()
    .regex(/^#\//)
    .meta({ id: "ref", description: "Another group of this file, as a pointer." })
    .optional(),
};

/** The token of a type, for a role. It is a value, or another token as a whole. */
export const tokenSchemas: ReadonlyMap<TokenType, z.ZodType> = new Map(
  tokenTypes.map((type) => {
    const rest = { $type: z.literal(type).optional(), ...described };
    const token = z.union([
      z.strictObject({ $value: values[type], ...rest }),
      z.strictObject({ $ref: z.string().regex(/^#\//), ...rest }),
    ]);
    return [type, token.meta({ id: `${type}Token` })];
  }),
);

const anyRest = { $type: z.enum(tokenTypes).optional(), ...described };

/** A token of the palette: its type may be that of its group. */
const anyToken = z
  .union([
    z.strictObject({ $value: z.union(Object.values(values)), ...anyRest }),
    z.strictObject({ $ref: z.string().regex(/^#\//), ...anyRest }),
  ])
  .meta({ id: "anyToken" });

interface PaletteGroup {
  readonly [name: string]: unknown;
}

/** Groups of the palette, as deep as they are wanted. */
export const paletteGroup: z.ZodType<PaletteGroup> = z
  .object({
    $type: z.enum(tokenTypes).optional(),
    ...described,
    ...extension,
    $root: anyToken.optional(),
  })
  .catchall(z.lazy(() => z.union([anyToken, paletteGroup])))
  .meta({ id: "paletteGroup" });
