import { folderOf, themeFilesOf } from "#scripts/brands/brandFiles.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { escapeHidden } from "#scripts/findings/safeValues.ts";
import type { ToolLanguage } from "#scripts/findings/readWords.ts";
import { type FindingsReport, reportFindings } from "#scripts/checks/report/reportFindings.ts";
import { type Validation, validateBrands } from "#scripts/checks/validateBrands.ts";

const mostShown = 50;

/** The findings that concern one brand, as of now: in its own files and in the files that all brands share. */
export class BrandFindings {
  readonly #brandsDir: string;
  readonly #tenant: string;
  #validation: Promise<Validation> | undefined;
  #lastWarning = "";

  constructor(brandsDir: string, tenant: string) {
    this.#brandsDir = brandsDir;
    this.#tenant = tenant;
  }

  /** A file has changed. */
  forget(): void {
    this.#validation = undefined;
  }

  async #own(): Promise<Validation> {
    this.#validation ??= validateBrands(this.#brandsDir);
    const validation = await this.#validation;
    const theme = validation.brands.find(({ id }) => id === this.#tenant)?.theme.name ?? this.#tenant;
    const isOwn = (file: string): boolean =>
      file.startsWith(`${folderOf(this.#tenant)}/`) ||
      themeFilesOf(theme).includes(file) ||
      /^(?:tenants\/[^/]+|locales\/.*)$/.test(file);
    return { ...validation, findings: validation.findings.filter(({ file }) => isOwn(file)) };
  }

  async report(language: ToolLanguage): Promise<FindingsReport> {
    return reportFindings(await this.#own(), { most: mostShown, language });
  }

  /** What to say on the terminal after a change: nothing new is an empty text. */
  async warning(): Promise<string> {
    const own = await this.#own();
    const { findings, more } = reportFindings(own, { most: mostShown });
    const lines = findings.map(
      ({ file, line, column, code, message, suggestion }) =>
        `  ${escapeHidden(file)}:${line}:${column}  ${code}  ${message}${suggestion === undefined ? "" : ` → ${suggestion}`}`,
    );
    const errors = own.findings.filter(isError).length;
    const warning =
      lines.length === 0
        ? ""
        : [`${errors} findings in ${this.#tenant}:`, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])].join(
            "\n",
          );
    if (warning === this.#lastWarning) return "";
    const isMended = warning === "";
    this.#lastWarning = warning;
    return isMended ? `No findings in ${this.#tenant}.` : warning;
  }
}
