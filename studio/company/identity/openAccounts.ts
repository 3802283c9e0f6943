import { readFile } from "node:fs/promises";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { CompanyAccess } from "./CompanyAccess.ts";
import { HostKeys } from "./HostKeys.ts";
import type { Identity } from "./Identity.ts";
import { OpenIdProvider } from "./OpenIdProvider.ts";
import { rolesOf } from "./rolesOf.ts";
import { Sessions } from "./Sessions.ts";
import { SignIn } from "./SignIn.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { personKey } from "#studio/git/commitWords.ts";
import { accessLog, boundedLog } from "./accessLog.ts";
import type { CompanyBase } from "../app/CompanyBase.ts";
import type { CompanySite } from "../app/CompanySite.ts";
import { People } from "./People.ts";
import type { NoteRefused } from "../calls/requireEditor.ts";

/** Who may come in, and who has. */
export interface Accounts {
  readonly people: People;
  readonly sessions: Sessions;
  readonly links: PreviewLinks;
  readonly access: CompanyAccess;
  /** Signing in and out, at the studio's own host. */
  readonly signIn: SignIn["app"];
  /** Writes a call that was refused into the log. */
  readonly noteRefused: NoteRefused;
}

/** The people of a company's studio, their sessions, and the links for people without an account. */
export function openAccounts(base: CompanyBase, company: CompanySite, auditLog: AuditLog): Accounts {
  const { config, database, records, now } = base;
  const { origin, help, roles, signIn: by } = config;
  const grantsOf = (identity: Identity) => rolesOf(identity, roles);
  const people = new People({ database, grantsOf, rules: roles });
  // Proposals that were read back are of those who have made them, as soon as it is known who that is.
  const adopt = (person: PersonName) => records.adopt(personKey(person.id), person);
  people.all().forEach(adopt);
  const sessions = new Sessions({
    database,
    limits: { idleMs: by.idleMinutes * 60_000, absoluteMs: by.absoluteHours * 3_600_000 },
    grantsOf,
    now,
    onCreate: (identity) => {
      people.remember(identity, now());
      adopt(identity);
    },
  });
  const provider = new OpenIdProvider({
    issuer: by.issuer,
    clientId: by.clientId,
    readSecret: async () => (await readFile(by.clientSecretFile, "utf8")).trim(),
    scopes: by.scopes,
    rolesClaim: by.rolesClaim,
    redirectUri: `${origin}/inn/svar`,
    say: base.say,
  });
  const links = new PreviewLinks(database, now);
  const noteRefused = boundedLog(auditLog, now);
  const log = accessLog(noteRefused);
  const access = new CompanyAccess({
    origin,
    hostKind: (name) => company.kindOf(name),
    linkHost: ({ proposal, brand }) => company.previewHost(proposal, brand),
    sessions,
    links,
    hostKeys: new HostKeys({ database, sessions, links, now }),
    log,
    now,
  });
  const signIn = new SignIn({ origin, provider, sessions, grantsOf, help, log, now }).app;
  return { people, sessions, links, access, signIn, noteRefused };
}
