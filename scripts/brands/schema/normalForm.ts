import type { FindingCode } from "../findingCodes.ts";

const hostOf = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/.]+$/, "");

const forms: Partial<Record<FindingCode, (value: string) => string | undefined>> = {
  "bad-phone": (value) => value.replaceAll(/[\s().-]/g, "").replace(/^(?:\+|00)47(?=\d{8}$)/, ""),
  "bad-text": (value) => value.trim(),
  "bad-email": (value) => value.trim().replace(/^mailto:/i, ""),
  "bad-hostname": hostOf,
  "bad-origin": (value) => URL.parse(value.trim())?.origin,
  "bad-url": (value) => value.trim(),
  "bad-format": (value) => (/^[\d\s]+$/.test(value) ? value.replaceAll(/\s/g, "") : undefined),
};

/** A value in the form that its field expects, as far as that is certain; the caller checks whether it is valid. */
export function normalForm(code: FindingCode, value: unknown): string | undefined {
  const normal = typeof value === "string" ? forms[code]?.(value) : undefined;
  return normal === value ? undefined : normal;
}
