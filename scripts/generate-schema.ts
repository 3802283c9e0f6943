/**
 * `npm run generate:schema`: writes the schemas for editors and the description of the API, after a change of
 * `descriptorSchema.ts`, of the theme contract, of the configuration of a company's studio or of `scripts/api/`.
 */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { writeFileSync } from "node:fs";

import { createOpenApi } from "#scripts/api/createOpenApi.ts";
import { editorSchema, languageEditorSchema, schemaText } from "#scripts/brands/schema/layerSchema.ts";
import { resolverJsonSchema } from "#scripts/brands/themes/resolverSchema.ts";
import { takenOverSchema, themeSchema } from "#scripts/brands/themes/themeSchema.ts";
import { configJsonSchema } from "#studio/company/config/configFileSchema.ts";

const generateSchema = defineCommand({
  name: "generate:schema",
  purpose:
    "Writes the schemas for editors and the description of the API (docs/api/openapi.json) again, from the code.",
  options: {},
  async run() {
    writeFileSync(new URL("../tenants/tenant.schema.json", import.meta.url), schemaText(editorSchema()));
    writeFileSync(new URL("../tenants/language.schema.json", import.meta.url), schemaText(languageEditorSchema()));
    writeFileSync(new URL("../themes/theme.schema.json", import.meta.url), schemaText(themeSchema()));
    writeFileSync(new URL("../themes/taken-over.schema.json", import.meta.url), schemaText(takenOverSchema()));
    writeFileSync(new URL("../themes/resolver.schema.json", import.meta.url), schemaText(resolverJsonSchema()));
    writeFileSync(
      new URL("../studio/company/config/studio.schema.json", import.meta.url),
      schemaText(configJsonSchema()),
    );
    writeFileSync(new URL("../docs/api/openapi.json", import.meta.url), schemaText(createOpenApi()));
  },
});

process.exitCode = await runCommand(generateSchema);
