import { z } from "zod";

import { tokenTypes, type TokenType } from "../TokenType.ts";
import { roles, type Role, variantValues } from "./themeContract.ts";

const named = <S extends z.ZodType>(id: string, description: string, examples: unknown[], schema: S): S =>
  schema.meta({ id, description, examples });

const alias = named(
  "alias",
  "The value of another token of this file.",
  ["{palette.navy}"],
  z.string().regex(/^\{[^{}]+\}$/),
);

const hex = z.string().regex(/^#(?:[\da-fA-F]{3}|[\da-fA-F]{4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/);
const colour = named(
  "color",
  "A colour.",
  ["#0b5cad", { colorSpace: "oklch", components: [0.6, 0.1, 250] }],
  z.union([
    hex,
    z.strictObject({
      colorSpace: z.enum(["srgb", "display-p3", "oklch"]),
      components: z.array(z.number()).length(3),
      alpha: z.number().min(0).max(1).optional(),
    }),
    alias,
  ]),
);

const dimension = named(
  "dimension",
  "A length.",
  [
    { value: 16, unit: "px" },
    { value: 1.5, unit: "rem" },
  ],
  z.union([z.strictObject({ value: z.number(), unit: z.enum(["px", "rem"]) }), alias]),
);

const shadowLayer = z.strictObject({
  color: colour,
  offsetX: dimension.optional(),
  offsetY: dimension.optional(),
  blur: dimension.optional(),
  spread: dimension.optional(),
  inset: z.boolean().optional(),
});

const values: Readonly<Record<TokenType, z.ZodType>> = {
  color: colour,
  dimension,
  duration: named(
    "duration",
    "A duration.",
    [{ value: 150, unit: "ms" }],
    z.union([z.strictObject({ value: z.number().min(0), unit: z.enum(["ms", "s"]) }), alias]),
  ),
  fontFamily: named(
    "fontFamily",
    "Fonts, the preferred one first. Names of installed font packages, of fonts in the brand's folder, and families of the browser.",
    [["source-sans-3", "sans-serif"]],
    z.union([z.string(), z.array(z.string()).min(1).max(10)]),
  ),
  fontWeight: named(
    "fontWeight",
    "A font weight.",
    [400, 600],
    z.union([z.number().min(1).max(1000), z.enum(["normal", "medium", "semi-bold", "bold", "extra-bold"]), alias]),
  ),
  number: named("number", "A number.", [1.5], z.union([z.number(), alias])),
  shadow: named(
    "shadow",
    "A shadow, or several.",
    [{ color: "#0000001f", offsetX: { value: 0, unit: "px" }, offsetY: { value: 1, unit: "px" } }],
    z.union([shadowLayer, z.array(shadowLayer).max(10), alias]),
  ),
};

const described = { $description: z.string().optional(), $extensions: z.looseObject({}).optional() };

const tokens = new Map(
  tokenTypes.map((type) => [
    type,
    z
      .strictObject({ $value: values[type], $type: z.literal(type).optional(), ...described })
      .meta({ id: `${type}Token` }),
  ]),
);

/** The token of a role: the definition of its type, with the role's own explanation. */
const tokenOf = ({ type, description }: Role): z.ZodType =>
  (tokens.get(type) ?? z.never()).meta({ description: description === "" ? "A value of the theme." : description });

function groupsOf(): Record<string, z.ZodType> {
  const groups = Map.groupBy(roles, ({ name }) => String(name.split(".")[0]));
  return Object.fromEntries(
    [...groups].map(([group, members]) => {
      const fields = Object.fromEntries(members.map((role) => [role.name.slice(group.length + 1), tokenOf(role)]));
      const schema = z.strictObject({ $type: z.string().optional(), ...described, ...fields });
      return [group, schema.meta({ description: `The roles of the group "${group}", all of them.` })];
    }),
  );
}

const variants = z.strictObject(
  Object.fromEntries(Object.entries(variantValues).map(([name, allowed]) => [name, z.enum(allowed)])),
);

const themeFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    $description: z.string().optional().meta({ description: "The look of the brand in a sentence." }),
    $extensions: z.looseObject({ "portal.variants": variants.meta({ description: "The variants of the theme." }) }),
    palette: z
      .looseObject({})
      .optional()
      .meta({ description: 'Colours of your own, for aliases such as "{palette.navy}".' }),
    ...groupsOf(),
  })
  .meta({ title: "Theme", description: "Design tokens of a brand: a value for every role of the portal." });

/** The JSON schema for editors of `themes/<name>.tokens.json`. */
export function themeSchema(): Record<string, unknown> {
  return z.toJSONSchema(themeFileSchema, { io: "input" });
}
