import { UsageError } from "#scripts/command/UsageError.ts";
import type { BrandBlock } from "#contract/brandBlock.ts";

/** Between the name of a preview and the host name that it belongs to. */
export const previewMark = "--";

/**
 * The name of a preview: a part of a host name, so that it is also safe in a path. Three characters at least, since a
 * label with hyphens in its third and fourth place is reserved (RFC 5890).
 * @throws UsageError when it is not one
 */
export function previewName(name: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,18}[a-z0-9]$/.test(name) || name.includes(previewMark))
    throw new UsageError(
      `--preview "${name}" cannot be part of a host name: expected 3 to 20 of a-z, 0-9 and single hyphens, such as pr-12`,
    );
  return name;
}

/**
 * The host name of a preview: that of Test with the name before it, `pr-12--forsikring-test.bank.example`. It is on the
 * same level, so one wildcard of the DNS and one certificate are enough. A brand without a host of Test has the next
 * environment's.
 */
export function previewHost(name: string, environments: BrandBlock["environments"]): string | undefined {
  const { Test, QA, Dev, Production } = environments;
  const host = [Test, QA, Dev, Production].flatMap(({ hostnames }) => hostnames)[0];
  return host === undefined ? undefined : `${name}${previewMark}${host}`;
}

/** Whether the parts of a name are short enough for the DNS. */
export const isHostName = (host: string): boolean =>
  host.length <= 253 && host.split(".").every((label) => label.length > 0 && label.length <= 63);
