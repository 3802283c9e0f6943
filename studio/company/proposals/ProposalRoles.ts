import type { Proposal, ProposalAct } from "#studio/document/company/CompanyWire.ts";
import { isGroupName } from "#studio/document/company/groupNames.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { commitAuthor } from "#studio/git/commitWords.ts";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import type { People } from "../identity/People.ts";
import { groupsWithRole } from "../identity/roleGaps.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { proposalAuthors } from "../repository/bringUpToDate.ts";
import type { Repository } from "../repository/Repository.ts";
import { changeKindsOf } from "./changeKindsOf.ts";
import { type Person, nameOf } from "../identity/Person.ts";
import { mayDo } from "./mayDo.ts";
import { proposalFiles } from "./proposalFiles.ts";
import type { ProposalRules } from "./proposalStep.ts";

/** What is asked of one proposal. */
export interface DeskRules extends ProposalRules {
  /** Whether it is a correction of texts and looks that nobody else has to approve. */
  readonly isSmall: boolean;
  /** Who has made its newest change. */
  readonly changedBy?: PersonName;
}

type ProposalPublishers = Required<Pick<Proposal, "publisherGroups" | "publishers">>;
type ProposalApprovers = Required<Pick<Proposal, "approverGroups" | "approvers">>;

interface ProposalRolesOptions {
  readonly config: Pick<CompanyConfig, "approvals" | "roles">;
  readonly people: People;
  readonly repository: Repository;
}

/** Who has a part in a proposal, who has to decide about it, and what somebody may do with it. */
export class ProposalRoles {
  readonly #options: ProposalRolesOptions;

  constructor(options: ProposalRolesOptions) {
    this.#options = options;
  }

  /** How many people have to approve a proposal, whose approvals count, and who has made a part of it. */
  async rules({ number, base, head, brands }: ProposalRecord): Promise<DeskRules> {
    const { config, repository, people } = this.#options;
    const kinds = changeKindsOf(await proposalFiles(repository.commits, base, head));
    const authors = await proposalAuthors(repository, number);
    const [newest] = authors;
    const needed = kinds.length === 0 ? [1] : kinds.map((kind) => config.approvals[kind]);
    return {
      approvalsNeeded: Math.max(0, ...needed),
      isSmall: needed.every((count) => count === 0) && kinds.every((kind) => kind === "texts" || kind === "look"),
      // By the address too: a commit that was made without the studio has nothing else.
      isAuthor: (person) => {
        const own = commitAuthor({ ...person, email: people.emailOf(person) });
        return authors.some(({ email, key }) => key === own.key || email === own.email);
      },
      ...(newest !== undefined && { changedBy: nameOf(people.withCommit(newest) ?? { id: "", name: newest.name }) }),
      countApprovers: (approvers) => people.countWithRole("approver", brands, approvers),
    };
  }

  /**
   * Who may approve a proposal: they have the role for all of its brands, and no part in it. Of those who have never signed
   * in, addresses and groups as the table of roles names them.
   */
  approversOf({ author, brands }: ProposalRecord, { isAuthor }: DeskRules): ProposalApprovers {
    const { people, config } = this.#options;
    const able = people.withRole("approver", brands).filter((person) => person.id !== author.id && !isAuthor(person));
    const approverGroups = groupsWithRole(config.roles, "approver", brands);
    return { approvers: this.#namesBeside(approverGroups, able), approverGroups };
  }

  /** Who may publish a proposal: they have the role for all of its brands. */
  publishersOf({ brands }: ProposalRecord): ProposalPublishers {
    const { people, config } = this.#options;
    const publisherGroups = groupsWithRole(config.roles, "publisher", brands);
    return { publishers: this.#namesBeside(publisherGroups, people.withRole("publisher", brands)), publisherGroups };
  }

  /** Names of people beside groups. The name of a group stands for its members. */
  #namesBeside(groups: readonly string[], people: readonly Person[]): readonly string[] {
    const named = groups.filter(isGroupName);
    return people.filter((person) => !this.#options.people.isMember(person, named)).map(({ name }) => name);
  }

  /** Whether a proposal that asks for approval has fewer people who may give it than have to. */
  lacksApprovers(record: ProposalRecord, rules: DeskRules): boolean {
    if (record.state.kind !== "asked") return false;
    const { approvers, approverGroups } = this.approversOf(record, rules);
    return approverGroups.length === 0 && approvers.length < rules.approvalsNeeded;
  }

  /** What somebody may do with a proposal now. */
  mayDo(person: Person, record: ProposalRecord, { isAuthor, isSmall }: DeskRules): readonly ProposalAct[] {
    const may = mayDo(person, record, isAuthor(person));
    return isSmall ? may : may.filter((act) => act !== "correct");
  }
}
