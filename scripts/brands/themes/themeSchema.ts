import { z } from "zod";

import { roles, type Role, variantValues } from "./themeContract.ts";
import { described, extension, paletteGroup, tokenSchemas } from "./tokenSchemas.ts";

/** The token of a role: the definition of its type, with the role's own explanation. */
const tokenOf = ({ type, description }: Role): z.ZodType =>
  (tokenSchemas.get(type) ?? z.never()).meta({
    description: description === "" ? "A value of the theme." : description,
  });

function groupsOf(): Record<string, z.ZodType> {
  const groups = Map.groupBy(roles, ({ name }) => String(name.split(".")[0]));
  return Object.fromEntries(
    [...groups].map(([group, members]) => {
      const fields = Object.fromEntries(members.map((role) => [role.name.slice(group.length + 1), tokenOf(role)]));
      const schema = z.strictObject({ $type: z.string().optional(), ...described, ...extension, ...fields });
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
    palette: paletteGroup
      .optional()
      .meta({ description: 'Colours of your own, for aliases such as "{palette.navy}".' }),
    ...groupsOf(),
  })
  .meta({ title: "Theme", description: "Design tokens of a brand: a value for every role of the portal." });

/** Names of tokens and groups, and what else a group of the palette has. */
const paletteNames = "^(?:[^${}.][^{}.]*|\\$(?:type|description|deprecated|extensions|extends|ref|root))$";

/** What zod has no words for in a JSON schema. */
function completed({ zodSchema, jsonSchema }: Parameters<NonNullable<z.core.ToJSONSchemaParams["override"]>>[0]): void {
  if (zodSchema instanceof z.ZodTuple) {
    jsonSchema.minItems = 3;
    jsonSchema.maxItems = 3;
  }
  const { properties, required = [] } = jsonSchema;
  // Roles can be those of the group that is taken over.
  if (properties !== undefined && "$extends" in properties && required.length > 0) {
    delete jsonSchema.required;
    jsonSchema.if = { anyOf: [{ required: ["$extends"] }, { required: ["$ref"] }] };
    jsonSchema.else = { required };
  }
  if (properties !== undefined && "$root" in properties) jsonSchema.propertyNames = { pattern: paletteNames };
}

/** The JSON schema for editors of `themes/<name>.tokens.json`. */
export function themeSchema(): Record<string, unknown> {
  return z.toJSONSchema(themeFileSchema, { io: "input", override: completed });
}
