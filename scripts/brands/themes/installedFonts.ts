import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../node_modules/@fontsource-variable");

/** The fonts that a theme can name: those of the installed packages. */
export const installedFonts = (): string[] => (existsSync(folder) ? readdirSync(folder).toSorted() : []);
