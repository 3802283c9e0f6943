import { resolve } from "node:path";
import type { ConfigFile } from "./configFileSchema.ts";
import type { CompanyConfig, PublishConfig } from "./CompanyConfig.ts";

const isRelative = (remote: string): boolean => /^\.{1,2}(?:\/|$)/.test(remote);

function filledPublish({ way = "merge", open = [], ...publish }: NonNullable<ConfigFile["publish"]>): PublishConfig {
  const { liveAddress, privateAddresses = false, status, rollback, minutesBefore = 5 } = publish;
  const shared = {
    privateAddresses,
    minutesBefore,
    ...(liveAddress === undefined ? {} : { liveAddress }),
    ...(status === undefined ? {} : { status }),
    ...(rollback === undefined ? {} : { rollback }),
  };
  return way === "merge" ? { way, ...shared } : { way, open, ...shared };
}

function filledNotices(notices: ConfigFile["notices"], fromFolder: (path: string) => string): CompanyConfig["notices"] {
  const { mail, webhook } = notices ?? {};
  const secure = mail?.secure ?? (mail?.port === undefined || mail.port === 465);
  return {
    ...(mail === undefined
      ? {}
      : {
          mail: {
            host: mail.host,
            port: mail.port ?? (secure ? 465 : 587),
            secure,
            from: mail.from,
            ...(mail.user === undefined ? {} : { user: mail.user }),
            ...(mail.passwordFile === undefined ? {} : { passwordFile: fromFolder(mail.passwordFile) }),
          },
        }),
    ...(webhook === undefined
      ? {}
      : {
          webhook: {
            url: webhook.url,
            ...(webhook.secretFile === undefined ? {} : { secretFile: fromFolder(webhook.secretFile) }),
          },
        }),
  };
}

/**
 * A checked file as the program uses it: with every default, and with paths from the folder of the configuration.
 * @param folder of the configuration
 */
export function fillInConfig(file: ConfigFile, folder: string): CompanyConfig {
  const fromFolder = (path: string) => resolve(folder, path);
  const { signIn, repository, approvals } = file;
  return {
    origin: file.origin,
    port: file.port,
    data: fromFolder(file.data),
    repository: {
      remote: isRelative(repository.remote) ? fromFolder(repository.remote) : repository.remote,
      branch: repository.branch ?? "main",
      ...(repository.committer === undefined ? {} : { committer: repository.committer }),
    },
    signIn: {
      issuer: signIn.issuer,
      clientId: signIn.clientId,
      clientSecretFile: fromFolder(signIn.clientSecretFile),
      scopes: signIn.scopes ?? ["profile", "email"],
      rolesClaim: signIn.rolesClaim ?? "groups",
      idleMinutes: signIn.idleMinutes ?? 60,
      absoluteHours: signIn.absoluteHours ?? 10,
    },
    roles: file.roles.map(({ role, brands, claim, people }) => ({
      role,
      brands,
      ...(claim === undefined ? {} : { claim }),
      ...(people === undefined ? {} : { people: people.map((each) => each.toLowerCase()) }),
    })),
    approvals: {
      texts: approvals?.texts ?? 1,
      look: approvals?.look ?? 1,
      addresses: approvals?.addresses ?? 1,
      base: approvals?.base ?? 1,
      newBrand: approvals?.newBrand ?? 1,
    },
    publish: filledPublish(file.publish ?? {}),
    notices: filledNotices(file.notices, fromFolder),
    log: { days: file.log?.days ?? 730 },
    help: file.help,
  };
}
