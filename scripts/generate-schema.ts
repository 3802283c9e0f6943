/**
 * `npm run generate:schema`: writes the schemas for editors after a change of `descriptorSchema.ts` or of the theme
 * contract.
 */
import { writeFileSync } from "node:fs";

import { editorSchema, schemaText } from "#scripts/brands/layerSchema.ts";
import { themeSchema } from "#scripts/brands/themes/themeSchema.ts";

writeFileSync(new URL("../tenants/tenant.schema.json", import.meta.url), schemaText(editorSchema()));
writeFileSync(new URL("../themes/theme.schema.json", import.meta.url), schemaText(themeSchema()));
