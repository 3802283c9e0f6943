import type { ReleaseCompilation } from "#scripts/compile/compile.ts";
import type { PortalText } from "#scripts/leaks/PortalText.ts";
import { Notices } from "../notices/Notices.ts";
import type { AuditLog } from "../records/log/AuditLog.ts";
import { Comments } from "../records/proposals/Comments.ts";
import { BranchSender } from "../repository/BranchSender.ts";
import type { CompanyBase } from "../app/CompanyBase.ts";
import type { CompanySite } from "../app/CompanySite.ts";
import { Origins } from "../workshops/Origins.ts";
import type { People } from "../identity/People.ts";
import { ProposalErrors } from "./ProposalErrors.ts";
import { ProposalDesk } from "./ProposalDesk.ts";
import { Workshops } from "../workshops/Workshops.ts";

interface DeskParts extends CompanyBase {
  readonly company: CompanySite;
  readonly people: People;
  readonly log: AuditLog;
  /** The portal without a brand, and its own files. */
  readonly compilation: ReleaseCompilation;
  readonly portal?: PortalText | undefined;
}

interface OpenDesk {
  readonly desk: ProposalDesk;
  readonly workshops: Workshops;
  readonly comments: Comments;
  readonly notices: Notices;
  readonly sender: BranchSender;
  readonly errors: ProposalErrors;
}

/** The proposals: what is done with them, their workshops, and what is sent of them. */
export function openDesk({ company, people, log, compilation, portal, ...base }: DeskParts): OpenDesk {
  const { config, repository, database, records, say, now } = base;
  const comments = new Comments(database, now);
  const notices = new Notices({ database, config, pathOf: (number) => `/forslag/${number}`, now, complain: say });
  const sender = new BranchSender({
    repository,
    onRefused: (number) =>
      say(`The branch forslag/${number} was moved on the remote by somebody else. It is not sent.`),
    onFailed: (number, reason) => say(`The branch forslag/${number} could not be sent, and is tried again. ${reason}`),
  });
  const errors = new ProposalErrors({ repository, portal });
  const origins = new Origins({
    repository,
    records,
    main: (viewer) => workshops.main(viewer),
    addressOf: (number) => company.addressOf(number),
  });
  const workshops: Workshops = new Workshops({
    site: () => company.site,
    repository,
    database,
    compilation,
    ...(portal !== undefined && { portal }),
    proposalAddress: `${config.origin}/`,
    originsOf: (work, viewer) => origins.of(work, viewer),
    titleOf: (number) => desk.read(number).title,
    personNow: (person) => people.personOf(person),
    requireEditable: (number) => desk.requireEditable(number),
    onCommit: (number) => desk.noteCommit(number),
    now,
  });
  const desk: ProposalDesk = new ProposalDesk({
    config,
    database,
    records,
    comments,
    log,
    notices,
    people,
    repository,
    sender,
    errors,
    namesHidden: (person) => workshops.namesHidden({ kind: "person", person }),
    onFilesChanged: (number) => workshops.close(number),
    now,
  });
  return { desk, workshops, comments, notices, sender, errors };
}
