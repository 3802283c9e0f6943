import { z } from "zod";
import { changeKinds } from "./CompanyConfig.ts";
import { grantedRoles } from "./grantedRoles.ts";

/** A text of at least one character. Its form is checked by `findConfigProblems.ts`. */
const text = (description: string, example?: string) =>
  z
    .string()
    .min(1)
    .meta({ description, ...(example === undefined ? {} : { examples: [example] }) });

const wholeNumber = (description: string, least: number, most: number) =>
  z.int().min(least).max(most).meta({ description });

const command = (description: string) => z.array(z.string()).min(1).meta({ description });

const signIn = z
  .strictObject({
    issuer: text("Issuer of the OpenID Connect provider: its discovery document is below it.", "https://id.example"),
    clientId: text("Id of the studio as a client of the provider."),
    clientSecretFile: text(
      "File that holds the secret of the client and nothing else, from the folder of this file.",
      "secrets/client",
    ),
    scopes: z
      .array(text("Name of a scope."))
      .meta({ description: "Asked for beside openid. Default: profile and email." })
      .optional(),
    rolesClaim: text("Claim with the names of groups or roles. Default: groups.").optional(),
    idleMinutes: wholeNumber("Minutes without a request after which a session ends. Default: 60.", 5, 1440).optional(),
    absoluteHours: wholeNumber("Hours after which a session ends in any case. Default: 10.", 1, 168).optional(),
  })
  .meta({ description: "The provider of identities." });

const roleRule = z
  .strictObject({
    role: z.enum(grantedRoles).meta({
      description:
        "editor, approver and publisher include reader, owner includes these four. addresses (hosts, tokens, addresses of calls) and base (shared values) are needed beside editor.",
    }),
    brands: z
      .union([z.literal("all"), z.array(text("Id of a brand.", "fjord")).min(1)])
      .meta({ description: 'Ids of brands, or "all".' }),
    claim: text("Value in the claim of signIn.rolesClaim that gives the role.", "studio-editors").optional(),
    people: z
      .array(text("E-mail address that the provider has verified.", "kari@company.example"))
      .min(1)
      .meta({ description: "E-mail addresses of people who have the role." })
      .optional(),
  })
  .meta({ description: "Who gets which role for which brands, by claim, people, or both." });

const publish = z
  .strictObject({
    way: z
      .enum(["merge", "pullRequest"])
      .meta({
        description:
          "merge: the studio merges approved proposals into the main branch. pullRequest: it opens a pull request for each. Default: merge.",
      })
      .optional(),
    open: command(
      "With pullRequest: a command that opens the pull request of a branch and prints its address. {branch}, {title} and {commit} are replaced.",
    ).optional(),
    liveAddress: text(
      "Address of the root of a brand's host, with {brand} in it. Default: the brand's first host of Production.",
      "https://{brand}.portal.example/",
    ).optional(),
    privateAddresses: z
      .boolean()
      .meta({
        description:
          "Whether the studio may ask hosts of this machine and of private networks what they serve. Default: false.",
      })
      .optional(),
    status: z
      .union([text("An address that answers it."), command("A command that prints it.")])
      .meta({
        description:
          "A command that prints, or an https address that answers, how far the CI is: open, running, merged, live or failed, and a line of words. {branch} and {commit} are replaced.",
      })
      .optional(),
    rollback: command(
      "A command that brings the former release of a brand back. {brand}, {number} and {commit} are replaced.",
    ).optional(),
    minutesBefore: wholeNumber(
      "So many minutes before a chosen time a proposal is merged: what the way to the customers takes. Default: 5.",
      0,
      120,
    ).optional(),
  })
  .meta({
    description:
      "How an approved proposal comes to the main branch, which the project's CI publishes. Default: by a merge.",
  });

const mail = z
  .strictObject({
    host: text("Host of the server that takes mail (SMTP).", "smtp.company.example"),
    port: wholeNumber("Its port. Default: 465 with secure, else 587.", 1, 65_535).optional(),
    secure: z
      .boolean()
      .meta({
        description:
          "Whether the connection is TLS from its first byte. Default: true with port 465, and when port is left out.",
      })
      .optional(),
    from: text("Sender, with or without a name.", "Studio <studio@company.example>"),
    user: text("User name at the server. Needs passwordFile.").optional(),
    passwordFile: text("File that holds the password and nothing else.", "secrets/smtp").optional(),
  })
  .meta({ description: "Mail to the people who have to act. Left out: none." });

const webhook = z
  .strictObject({
    url: text("Address that each event is posted to as JSON.", "https://chat.company.example/hooks/studio"),
    secretFile: text("File that holds the secret that signs each call. Left out: calls are not signed.").optional(),
  })
  .meta({ description: "An address that is called at each event. Left out: none." });

const approvals = changeKinds.map((kind) => {
  const what = {
    texts: "texts",
    look: "colours, shapes, fonts and images",
    addresses: "hosts, tokens and addresses of calls",
    base: "shared values",
    newBrand: "a new brand",
  }[kind];
  const description = `How many people beside the author have to approve a change of ${what}. Default: 1.`;
  return [kind, wholeNumber(description, 0, 5).optional()] as const;
});

/** The form of the file that configures a company's studio. */
export const configFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    origin: text(
      "Where people open the studio. Previews are one label below it. https, except for localhost.",
      "https://studio.example",
    ),
    port: wholeNumber("Port on loopback that the proxy leads to.", 1024, 65_535),
    data: text("Folder of the clone, the worktrees and the database, from the folder of this file.", "data"),
    repository: z
      .strictObject({
        remote: text("As git clone takes it, without a password.", "ssh://git@git.company.example/portal.git"),
        branch: text("The branch that is the truth. Default: main.").optional(),
        committer: z
          .strictObject({
            name: text("Its name, without < and >.", "Studio"),
            email: text("Its e-mail address.", "studio@company.example"),
          })
          .meta({
            description:
              "Who is the committer of the studio's commits: the user that it pushes as, where the git server compares them. Default: Studio <studio@studio.invalid>.",
          })
          .optional(),
      })
      .meta({ description: "The repository with the brands." }),
    signIn,
    roles: z.array(roleRule).min(1).meta({ description: "The table of roles. Who is in no row may do nothing." }),
    approvals: z
      .strictObject(Object.fromEntries(approvals) as Record<(typeof changeKinds)[number], (typeof approvals)[0][1]>)
      .meta({ description: "How many approvals a proposal needs. Of several kinds of change the highest counts." })
      .optional(),
    publish: publish.optional(),
    notices: z
      .strictObject({ mail: mail.optional(), webhook: webhook.optional() })
      .meta({ description: "How people are told that they have to act. Left out: only on their page of the studio." })
      .optional(),
    log: z
      .strictObject({ days: wholeNumber("Days that the log is kept. Default: 730.", 1, 3650).optional() })
      .meta({ description: "The log of sign-ins, approvals, publications and refused calls." })
      .optional(),
    help: text(
      'Whom to ask when something failed: shown inside sentences, after "spør".',
      "portalteamet (portal@company.example)",
    ),
  })
  .meta({
    title: "Company studio",
    description: "Configuration of npm run studio -- --serve (docs/studio-server.md).",
  });

/** The configuration as the file has it, when its form is right. */
export type ConfigFile = z.infer<typeof configFileSchema>;

/** The JSON schema for editors: `studio.schema.json`. */
export const configJsonSchema = (): Record<string, unknown> => ({
  ...z.toJSONSchema(configFileSchema, { io: "input" }),
  allowComments: true,
  allowTrailingCommas: true,
});
