import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { effectiveOf } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { wholeTarget } from "#scripts/shared/tokens/parseReference.ts";
import { TokenFile } from "#scripts/shared/tokens/TokenFile.ts";
import type { ExplainedValue, Explanation, LayerValue } from "./Explanation.ts";
import { UsageError } from "#scripts/command/UsageError.ts";

const roleNames = new Set(roles.map(({ name }) => name));

/** Whether a path is a role of the theme, such as `color.page`. */
export const isRole = (path: Path): boolean => roleNames.has(path.join("."));

function themeOf({ base, themes }: Workspace, { json }: BrandFolder): ThemeResult | undefined {
  const { theme } = effectiveOf(base, json);
  return typeof theme === "string" ? themes.get(theme) : undefined;
}

/** The role as it is written, and the tokens that it leads to. A token that leads back is the last. */
function writtenTokens({ file }: ThemeResult, role: string): LayerValue[] {
  const { tokens } = TokenFile.of(file.value);
  const written = new Map<string, LayerValue>();
  for (let name: string | undefined = role; name !== undefined && !written.has(name);) {
    const token = tokens.get(name);
    if (token === undefined) break;
    const { line } = locate(file, token.valuePath).value;
    written.set(name, {
      layer: file.file,
      file: file.file,
      line,
      field: name,
      path: token.valuePath,
      value: token.value,
    });
    name = wholeTarget(token.value);
  }
  return [...written.values()];
}

/**
 * Where the value of a role comes from. A theme is the same in every environment.
 * @throws UsageError when the brand has no theme
 */
export function explainRole(
  workspace: Workspace,
  brand: BrandFolder,
  role: string,
  environments: readonly EnvironmentName[],
): Omit<Explanation, "brand" | "field"> {
  const theme = themeOf(workspace, brand);
  if (theme === undefined)
    throw new UsageError(`The theme of "${brand.name}" cannot be read: npm run validate says what is wrong`);
  const css = theme.tokens.get(role)?.css;
  const [from, ...aliases] = writtenTokens(theme, role);
  const sharedWith = workspace.brands
    .filter((other) => other !== brand && css !== undefined && themeOf(workspace, other)?.tokens.get(role)?.css === css)
    .map(({ name }) => name);
  const description = roles.find(({ name }) => name === role)?.description;
  const value = { ...(css === undefined ? {} : { value: css }), ...(from === undefined ? {} : { from }) };
  return {
    ...(description === undefined ? {} : { description }),
    environments: environments.map((environment): ExplainedValue => ({
      environment,
      ...value,
      shadows: [],
      aliases,
      sharedWith,
    })),
  };
}
