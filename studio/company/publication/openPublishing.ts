import { openWorkspace, type OpenWorkspace } from "#scripts/brands/loadWorkspace.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { askAddress } from "./askAddress.ts";
import { CiStatus } from "./CiStatus.ts";
import { filledCommand, type RunProgram } from "./runProgram.ts";
import { MergeWay } from "./MergeWay.ts";
import type { PublicationWay } from "./PublicationWay.ts";
import { PullRequests } from "./PullRequests.ts";
import { ServedReleases } from "./ServedReleases.ts";
import { studioItself } from "../identity/Viewer.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { ServedRecords } from "../records/proposals/ServedRecords.ts";
import type { BranchSender } from "../repository/BranchSender.ts";
import type { CompanyBase } from "../app/CompanyBase.ts";
import { FollowedMain } from "./FollowedMain.ts";
import { GitMain } from "./GitMain.ts";
import { GitPullRequests } from "./GitPullRequests.ts";
import { livePage } from "./livePage.ts";
import type { People } from "../identity/People.ts";
import type { ProposalDesk } from "../proposals/ProposalDesk.ts";
import { Publishing } from "./Publishing.ts";
import { ServedProposals } from "./ServedProposals.ts";
import type { Workshops } from "../workshops/Workshops.ts";

interface PublishingParts extends CompanyBase {
  readonly run: RunProgram;
  readonly desk: ProposalDesk;
  readonly people: People;
  readonly sender: BranchSender;
  readonly workshops: Workshops;
  /** The text at an address. Left out: it is asked over the network. */
  readonly ask?: ((address: URL) => Promise<string>) | undefined;
}

interface OpenPublishing {
  readonly publishing: Publishing;
  readonly served: ServedProposals;
  readonly ci: CiStatus;
  /** The main branch, which others push to. */
  readonly followed: FollowedMain;
}

const minuteMs = 60_000;

/** How approved proposals come to the main branch, and what is seen of them where customers see them. */
export async function openPublishing(parts: PublishingParts): Promise<OpenPublishing> {
  const { config, repository, database, records, desk, people, sender, workshops, run, say, now } = parts;
  const { publish } = config;
  const { ask = (address) => askAddress(address, { isPrivateAllowed: publish.privateAddresses }) } = parts;
  let main: { readonly commit: string; readonly workspace: OpenWorkspace } | undefined;
  const pageOf = async (brand: string) => {
    const { commit, folder } = await repository.mainWorktree();
    if (main?.commit !== commit) main = { commit, workspace: openWorkspace(folder) };
    return livePage(publish, main.workspace, brand);
  };
  const releases = new ServedReleases({
    pageOf,
    ask,
    now,
  });
  const served = new ServedProposals({
    repository,
    releases,
    records: new ServedRecords(database),
    allBrands: async () => (await workshops.main(studioItself)).ids(),
    canRollBack: publish.rollback !== undefined,
    now,
  });
  const ci = new CiStatus({ status: publish.status, run, ask, folder: repository.clone, complain: say, now });
  const acts = {
    repository,
    titleOf: (number: number) => desk.read(number).title,
    emailOf: (person: PersonName) => people.emailOf(person),
    approversOf: (number: number) => {
      const { state } = desk.read(number);
      return "approvals" in state ? state.approvals.map(({ by }) => by) : [];
    },
    onUpdated: (number: number, head: string) => desk.noteUpdate(number, head),
    now,
  };
  const isSaidMerged = (number: number) => {
    const said = ci.of(number);
    return said?.kind === "step" && (said.status === "merged" || said.status === "live");
  };
  const way: PublicationWay =
    publish.way === "merge"
      ? new MergeWay({ repository: new GitMain(acts), complain: say })
      : new PullRequests({
          open: publish.open,
          run,
          repository: new GitPullRequests({ ...acts, sender, isSaidMerged }),
        });
  const { rollback } = publish;
  const rollBack = async (brand: string, { number, state }: ProposalRecord): Promise<void> => {
    const values = { brand, number: String(number), commit: "merge" in state ? (state.merge ?? "") : "" };
    const { code, tail } = await run(filledCommand(rollback ?? [], values), {
      cwd: repository.clone,
      timeoutMs: 5 * minuteMs,
    });
    if (code !== 0) throw new Error(tail);
  };
  const publishing = new Publishing({
    desk,
    records,
    way,
    served,
    ci,
    branch: repository.branch,
    rollBack: rollback === undefined ? undefined : rollBack,
    leadMs: publish.minutesBefore * minuteMs,
    complain: say,
    now,
  });
  return { publishing, served, ci, followed: new FollowedMain({ repository, say }, await repository.main()) };
}
