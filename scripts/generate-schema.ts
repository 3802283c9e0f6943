/** `npm run generate:schema`: writes `tenants/tenant.schema.json` after a change of `descriptorSchema.ts`. */
import { writeFileSync } from "node:fs";

import { editorSchemaText } from "#scripts/brands/layerSchema.ts";

writeFileSync(new URL("../tenants/tenant.schema.json", import.meta.url), editorSchemaText());
