import type { DatabaseSync } from "node:sqlite";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import type { ProposalRecords } from "../records/proposals/ProposalRecords.ts";
import type { Repository } from "../repository/Repository.ts";

/** What every part of a company's studio stands on. */
export interface CompanyBase {
  readonly config: CompanyConfig;
  readonly repository: Repository;
  readonly database: DatabaseSync;
  readonly records: ProposalRecords;
  /** Tells the administrator something, in English. */
  readonly say: (text: string) => void;
  readonly now: () => number;
}
