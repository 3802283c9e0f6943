import { baseId } from "#studio/document/baseId.ts";
import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import { Publisher } from "../publication/Publisher.ts";
import { PullRequests } from "../publication/PullRequests.ts";
import type { RunProgram } from "../publication/runProgram.ts";
import { studioItself } from "../identity/Viewer.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import type { BranchSender } from "../repository/BranchSender.ts";
import type { CompanyBase } from "./CompanyBase.ts";
import { FollowedMain } from "./FollowedMain.ts";
import { GitPublication } from "./GitPublication.ts";
import { GitPullRequests } from "./GitPullRequests.ts";
import type { People } from "./People.ts";
import type { ProposalDesk } from "./ProposalDesk.ts";
import { Publishing } from "./Publishing.ts";
import type { Workplaces } from "./Workplaces.ts";

interface PublishingParts extends CompanyBase {
  /** The studio's own checkout. */
  readonly root: string;
  readonly run: RunProgram;
  readonly desk: ProposalDesk;
  readonly people: People;
  readonly sender: BranchSender;
  readonly workplaces: Workplaces;
}

interface OpenPublishing {
  readonly publishing: Publishing;
  /** The main branch, and why brands cannot be published from the studio for a while. */
  readonly followed: FollowedMain;
}

/** How approved proposals come to the customers: by the studio itself, or by the project's own CI. */
export async function openPublishing(parts: PublishingParts): Promise<OpenPublishing> {
  const { config, repository, records, desk, people, sender, workplaces, root, run, say, now } = parts;
  const { publish } = config;
  const source = {
    repository,
    titleOf: (number: number) => desk.read(number).title,
    emailOf: (person: PersonName) => people.emailOf(person),
    onUpdated: (number: number, head: string) => desk.noteUpdate(number, head),
    now,
  };
  const way =
    publish.way === "deploy"
      ? new Publisher({ config: publish, run, repository: new GitPublication({ ...source, root }) })
      : new PullRequests({
          config: publish,
          run,
          repository: new GitPullRequests({ ...source, sender }),
          complain: say,
          now,
        });
  const holdOf = "holdOf" in way ? (main: string) => way.holdOf(main) : undefined;
  const followed = new FollowedMain({ repository, say, holdOf }, await repository.main());
  /** The brands that a proposal changes for customers. */
  const brandsOf = async ({ brands }: ProposalRecord): Promise<readonly string[]> =>
    brands.includes(baseId) ? (await workplaces.main(studioItself)).ids() : brands;
  const publishing = new Publishing({ desk, records, brandsOf, way, complain: say, now });
  return { publishing, followed };
}
