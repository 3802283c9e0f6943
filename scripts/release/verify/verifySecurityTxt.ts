import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import { type FolderToVerify } from "./FolderToVerify.ts";
import { readTextOf } from "./verifyReferences.ts";

/** From then on it is worth a note. */
const notedDays = 30;
const dayMs = 86_400_000;

/** The values of a field of security.txt, whose names do not depend on case. */
export function securityFields(text: string, name: string): string[] {
  const fields = text.split(/\r?\n/).map((line) => /^([A-Za-z-]+): *(.*?) *$/.exec(line));
  return fields.flatMap((match) => (match?.[1]?.toLowerCase() === name.toLowerCase() ? [match[2] ?? ""] : []));
}

/**
 * The security contact, as RFC 9116 wants it.
 * @param today as `2026-12-24`. Left out: the day of the commit, so that a build of any commit can be verified on any day
 */
export async function verifySecurityTxt(opened: FolderToVerify, today?: string): Promise<void> {
  const { content, headers, list, record } = opened;
  if (!content.files.has(securityFile)) return list.add("bad-security-txt", securityFile, "there is no such file");
  const text = await readTextOf(opened, securityFile);
  const contacts = securityFields(text, "Contact");
  if (contacts.length === 0 || !contacts.every((contact) => /^(?:mailto:|https:\/\/|tel:)\S+$/.test(contact)))
    list.add("bad-security-txt", securityFile, "it has no Contact that is an address");
  const [expires = "", ...more] = securityFields(text, "Expires");
  const endMs = Date.parse(expires);
  if (Number.isNaN(endMs) || more.length > 0)
    list.add("bad-security-txt", securityFile, "it does not have one Expires with a date");
  else {
    // Without a commit no date is known, and no security.txt is written.
    const daysLeft = (endMs - Date.parse(today ?? record.source?.committedAt ?? "")) / dayMs;
    if (daysLeft <= 0) list.add("expired-security-txt", securityFile, expires.slice(0, 10));
    else if (daysLeft <= notedDays) list.add("expiring-security-txt", securityFile, expires.slice(0, 10));
  }
  const canonical = securityFields(text, "Canonical");
  const hosts = environmentNames.flatMap((name) => headers?.[name].hostnames ?? []);
  for (const host of hosts)
    if (!canonical.includes(`https://${host}/${securityFile}`))
      list.add("bad-security-txt", securityFile, `it has no Canonical of ${host}`);
}
