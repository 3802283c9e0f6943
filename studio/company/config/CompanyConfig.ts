import type { GrantedRole } from "./grantedRoles.ts";

/** What a change touches, as far as approvals distinguish it. */
export const changeKinds = ["texts", "look", "addresses", "base", "newBrand"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** A row of the table of roles: who gets which role for which brands. */
export interface RoleRule {
  readonly role: GrantedRole;
  /** Ids of brands, or all of them. */
  readonly brands: readonly string[] | "all";
  /** Value in the claim with roles (`signIn.rolesClaim`) that gives it. */
  readonly claim?: string;
  /** E-mail addresses that the provider has verified, in lower case. */
  readonly people?: readonly string[];
}

/** Where and how the provider of identities is reached. */
export interface SignInConfig {
  /** Issuer of the OpenID Connect provider: its discovery document is below it. */
  readonly issuer: string;
  readonly clientId: string;
  /** File with the client's secret, absolute or relative to the configuration. */
  readonly clientSecretFile: string;
  /** Asked for beside `openid`. Default: profile and email. */
  readonly scopes: readonly string[];
  /** Claim with the names of groups or roles. Default: `groups`. */
  readonly rolesClaim: string;
  /** Minutes without a request after which a session ends. Default: 60. */
  readonly idleMinutes: number;
  /** Hours after which a session ends in any case. Default: 10. */
  readonly absoluteHours: number;
}

/** How an approved proposal comes to the main branch, which the project's CI publishes, and how it is seen live. */
export type PublishConfig = {
  /** Address of the root of a brand's host, with `{brand}` in it. Left out: the brand's first host of Production. */
  readonly liveAddress?: string;
  /** Whether hosts of this machine and of private networks may be asked. Default: no. */
  readonly privateAddresses: boolean;
  /** A command that prints how far the CI is, or an address that answers it. `{branch}` and `{commit}` are replaced. */
  readonly status?: readonly string[] | string;
  /** A command that brings the former release of a brand back. `{brand}`, `{number}` and `{commit}` are replaced. */
  readonly rollback?: readonly string[];
  /** So many minutes before a time that was chosen a proposal is merged. Default: 5. */
  readonly minutesBefore: number;
} & (
  | { readonly way: "merge" }
  | {
      readonly way: "pullRequest";
      /** A command that opens the pull request of a branch. `{branch}`, `{title}` and `{commit}` are replaced. It prints its address. */
      readonly open: readonly string[];
    }
);

/** The configuration of a company's studio, checked, with every default filled in. */
export interface CompanyConfig {
  /** Where people open it, such as `https://studio.example`. Previews are one label below it. */
  readonly origin: string;
  /** Port on loopback that the proxy leads to. */
  readonly port: number;
  /** Absolute folder of the server: the clone, the worktrees and the database. */
  readonly data: string;
  readonly repository: {
    /** As `git clone` takes it. */
    readonly remote: string;
    /** The branch that is the truth. Default: `main`. */
    readonly branch: string;
    /** Whose name the studio's commits have as committer. Left out: Studio, with an address that nobody has. */
    readonly committer?: { readonly name: string; readonly email: string };
  };
  readonly signIn: SignInConfig;
  readonly roles: readonly RoleRule[];
  /** How many people other than the author have to approve, by what is changed. */
  readonly approvals: Readonly<Record<ChangeKind, number>>;
  readonly publish: PublishConfig;
  readonly notices: {
    readonly mail?: {
      readonly host: string;
      readonly port: number;
      /** Whether the connection is TLS from its first byte. */
      readonly secure: boolean;
      readonly from: string;
      readonly user?: string;
      readonly passwordFile?: string;
    };
    readonly webhook?: {
      readonly url: string;
      /** File with the secret that signs each call. */
      readonly secretFile?: string;
    };
  };
  readonly log: {
    /** Days that the log is kept. Default: 730. */
    readonly days: number;
  };
  /** Whom to ask when something failed: shown to people as it is. */
  readonly help: string;
}
