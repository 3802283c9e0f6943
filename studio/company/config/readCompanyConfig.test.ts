import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "jsonc-parser";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { roleGaps } from "../identity/roleGaps.ts";
import { schemaText } from "#scripts/brands/schema/layerSchema.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { configReport } from "./ConfigFinding.ts";
import { configJsonSchema } from "./configFileSchema.ts";
import { readCompanyConfig } from "./readCompanyConfig.ts";
import { isOpenToOthers } from "./secretFileProblem.ts";

const folder = mkdtempSync(join(tmpdir(), "company-config-"));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "secrets"));
const secret = "s3cr3t-of-the-client";
for (const name of ["client", "smtp", "webhook"])
  writeFileSync(join(folder, "secrets", name), `${secret}\n`, { mode: 0o600 });

const example = readFileSync(join(import.meta.dirname, "studio.example.jsonc"), "utf8");
const file = join(folder, "studio.jsonc");
for (const brand of ["brands/tenants/fjord", "data/main/tenants/vidde"])
  mkdirSync(join(folder, brand), { recursive: true });

function read(text: string) {
  writeFileSync(file, text);
  return readCompanyConfig(file, join(folder, "brands"));
}

/** The example with a part replaced, which has to be there. */
function changed(from: string, to: string): string {
  expect(example).toContain(from);
  return example.replace(from, () => to);
}

function findingsOf(text: string) {
  const found = read(text);
  return "findings" in found ? found.findings : [];
}

/** The same in words. */
const toldOf = (text: string) => findingsOf(text).map((finding) => inWords(finding));

const withCommitter = (name: string, email: string) =>
  `"branch": "main", "committer": ${JSON.stringify({ name, email })}`;

const jsonOf = (text: string) => parse(text) as Record<string, unknown>;

describe("A configuration that is right", () => {
  test("the example is, with every value as the program uses it", () => {
    const found = read(example);
    expect("findings" in found ? configReport(found.findings) : "").toBe("");
    expect(found).toMatchObject({
      config: {
        origin: "https://studio.example",
        data: "/var/lib/studio/data",
        signIn: { clientSecretFile: join(folder, "secrets/client"), rolesClaim: "groups" },
        approvals: { texts: 1, addresses: 2 },
        notices: { mail: { port: 465, secure: true, passwordFile: join(folder, "secrets/smtp") } },
      },
    });
  });

  test("the roles of the example are enough for every kind of change", () => {
    const found = read(example);
    expect("config" in found ? roleGaps(found.config, ["fjord", "vidde"]) : undefined).toEqual([]);
  });

  test("what can be left out has its default, and relative paths start in the folder of the file", () => {
    const { approvals: _, notices: _notices, log: _log, ...rest } = jsonOf(example);
    const least = {
      ...rest,
      data: "data",
      repository: { remote: "../portal.git" },
      signIn: { issuer: "http://127.0.0.1:9000", clientId: "a", clientSecretFile: "secrets/client" },
      roles: [{ role: "owner", brands: "all", people: ["Kari@Company.example"] }],
      publish: undefined,
      origin: "http://studio.localhost:8020",
    };
    expect(read(JSON.stringify(least))).toEqual({
      config: {
        origin: "http://studio.localhost:8020",
        port: 8020,
        data: join(folder, "data"),
        repository: { remote: join(folder, "../portal.git"), branch: "main" },
        signIn: {
          issuer: "http://127.0.0.1:9000",
          clientId: "a",
          clientSecretFile: join(folder, "secrets/client"),
          scopes: ["profile", "email"],
          rolesClaim: "groups",
          idleMinutes: 60,
          absoluteHours: 10,
        },
        roles: [{ role: "owner", brands: "all", people: ["kari@company.example"] }],
        approvals: { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 },
        publish: { way: "merge", privateAddresses: false, minutesBefore: 5 },
        notices: {},
        log: { days: 730 },
        help: "portalteamet (portal@company.example)",
      },
    });
  });

  test("a committer is taken as it is written", () => {
    const committer = { name: "Portalstudio", email: "studio@company.example" };
    const found = read(changed('"branch": "main"', withCommitter(committer.name, committer.email)));
    expect(found).toMatchObject({ config: { repository: { branch: "main", committer } } });
  });

  test("a brand that is only in the server's own worktree is there too", () => {
    const own = changed('"/var/lib/studio/data"', '"data"').replace('["fjord"]', '["fjord", "vidde"]');
    expect(read(own)).toMatchObject({ config: { roles: [{}, { brands: ["fjord", "vidde"] }, {}, {}, {}, {}] } });
  });

  test("mail without TLS from the first byte has the port for it", () => {
    const mail = changed('"from": "Studio', '"secure": false, "from": "Studio');
    expect(read(mail)).toMatchObject({ config: { notices: { mail: { port: 587, secure: false } } } });
  });
});

describe("A configuration that is wrong is refused, with the place and what to write", () => {
  test.each<[from: string, to: string, message: string, expected: string]>([
    ['"port": 8020', '"ports": 8020', '"ports" is not a field of this file', "one of $schema, origin, port"],
    ['"port": 8020,', "", '"port" is missing', "port on loopback that the proxy leads to"],
    ['"port": 8020', '"port": "8020"', 'The value of "port" is a text', "a number, without quotes"],
    ['"port": 8020', '"port": 80', '"port" is 80', "a whole number from 1024 to 65535"],
    ['"port": 8020', '"port": 8020.5', '"port" is 8020.5', "a whole number from 1024 to 65535"],
    ['"addresses": 2', '"addresses": 6', '"approvals.addresses" is 6', "a whole number from 0 to 5"],
    ['"texts": 1', '"texts": -1', '"approvals.texts" is -1', "a whole number from 0 to 5"],
    ['"role": "owner"', '"role": "boss"', '"boss" is not a possible value of "roles[0].role"', "one of"],
    ['"brands": ["fjord"]', '"brands": ["fjrod"]', 'There is no brand "fjrod"', "one of fjord"],
    ['"brands": ["fjord"]', '"brands": "fjord"', '"fjord" is not valid for "roles[1].brands"', '"all", or a list'],
    ['"brands": ["fjord"], ', "", '"roles[1].brands" is missing', 'ids of brands, or "all"'],
    [', "claim": "studio-owners"', "", '"roles[0]" gives its role to nobody', '"claim", "people", or both'],
    ['"kari@fjord.example"', '"kari"', '"kari" is not an e-mail address', "an address such as"],
    ['"way": "merge"', '"way": "ftp"', '"ftp" is not a possible value of "publish.way"', 'one of "merge"'],
    ['"way": "merge"', '"open": ["gh"], "way": "merge"', '"publish.open" is for pull requests', 'no "open"'],
    ['"way": "merge"', '"way": "pullRequest"', '"publish.open" is missing', "a command that opens the pull request"],
    ['"way": "merge"', '"liveAddress": "http://{brand}.localhost/"', '"publish.liveAddress" is not https', "https"],
    [
      '["/opt/portal/ci/status", "{commit}"]',
      '"http://ci.example/{commit}"',
      'not valid for "publish.status"',
      "https",
    ],
    ['"minutesBefore": 5', '"minutesBefore": 500', '"publish.minutesBefore" is 500', "a whole number from 0 to 120"],
    ['"log": {', '"port": 8021, "log": {', 'Duplicate key "port"', "each key once"],
    ['"passwordFile": "secrets/smtp"', '"secure": true', '"notices.mail" has "user" without', "both, or none"],
    ['"help": "portal', '"helpp": "portal', '"helpp" is not a field', "one of"],
    ['"help": "portal', '"help": "Spør portal', 'is a sentence, and "help" is shown inside', "whom to ask, such as"],
    ["ssh://git@git", "https://studio:hemmelig@git", 'The address of "repository.remote" has a password', "SSH key"],
    ['"branch": "main"', '"branch": "--upload-pack=x"', "is not valid for", "the name of a branch"],
    ['"branch": "main"', withCommitter("Studio <x>", "studio@company.example"), "is not valid for", "without < and >"],
    ['"branch": "main"', withCommitter("Studio", "studio@company"), "The value is not valid for", "an e-mail address"],
    ['"Studio <studio@company.example>"', '"Studio\\nBcc: a@b.example"', "is not valid for", "an e-mail address"],
  ])("%s → %s", (from, to, message, expected) => {
    const [finding, ...others] = toldOf(changed(from, to));
    expect(others).toEqual([]);
    expect(finding?.message).toContain(message);
    expect(finding?.expected).toContain(expected);
  });

  test("one of before, when the studio deployed by itself, says at each place what to write instead", () => {
    const former = changed(
      '"way": "merge",',
      '"way": "deploy",\n    "targets": [{ "name": "A", "to": "/srv/portal" }],\n    "gate": ["npm", "test"],',
    );
    const found = toldOf(former);
    expect(found.map(({ message }) => message)).toEqual([
      expect.stringContaining('"publish.way" is "deploy"'),
      expect.stringContaining('"publish.targets" is not used any more'),
      expect.stringContaining('"publish.gate" is not used any more'),
    ]);
    expect(found.map(({ expected }) => expected)).toEqual([
      expect.stringContaining('"merge": the studio merges'),
      expect.stringContaining("docs/deploy/post-receive"),
      expect.stringContaining("run this command in the CI"),
    ]);
    const [first] = found;
    expect(former.split("\n")[(first?.line ?? 0) - 1]?.slice((first?.column ?? 0) - 1)).toMatch(/^"deploy"/);
  });

  test.each([
    "http://studio.example",
    "https://studio.example/",
    "https://studio.example/studio",
    "https://Studio.example",
    "https://10.0.0.1",
    "https://localhost",
    "https://a:b@studio.example",
    "studio.example",
    "http://localhost.evil.example",
    "javascript:alert(1)",
    "https://main.company.example",
    "https://forslag12.company.example",
  ])("the origin %s", (origin) => {
    const [finding, ...others] = toldOf(changed('"https://studio.example"', JSON.stringify(origin)));
    expect(others).toEqual([]);
    expect(finding?.expected).toContain("an origin such as");
  });

  test("everything is reported at once, in the order of the file, and with what was meant", () => {
    const text = changed('"port": 8020', '"ports": 80')
      .replace('"clientId"', '"clientID"')
      .replace('["fjord"]', '["fjrod"]')
      .replace('"texts": 1', '"texts": 9');
    expect(configReport(findingsOf(text))).toBe(
      [
        "studio.jsonc:9:3",
        '  "ports" is not a field of this file',
        "  expected one of $schema, origin, port, data, repository, signIn, roles, approvals, publish, notices, log, help",
        '  did you mean "port"?',
        "",
        "studio.jsonc:22:5",
        '  "clientID" is not a field of "signIn"',
        "  expected one of issuer, clientId, clientSecretFile, scopes, rolesClaim, idleMinutes, absoluteHours",
        '  did you mean "clientId"?',
        "",
        "studio.jsonc:34:36",
        '  There is no brand "fjrod"',
        "  expected one of fjord",
        '  did you mean "fjord"?',
        "",
        "studio.jsonc:44:27",
        '  "approvals.texts" is 9',
        "  expected a whole number from 0 to 5",
        "",
        "✗ 4 findings. Nothing was started.",
        "",
      ].join("\n"),
    );
  });

  test.each([
    ["no JSON", '{ "port": ', "open bracket"],
    ["an empty file", "", "The file is empty"],
    ["a list", "[]", "not an object"],
    ["an object without fields", "{}", '"origin" is missing'],
    [
      "values of other types",
      '{ "roles": 1, "signIn": [], "notices": "x", "publish": null, "repository": 2 }',
      "roles",
    ],
  ])("%s", (_, text) => {
    expect(findingsOf(text).length).toBeGreaterThan(0);
  });

  test("a file that does not exist is a finding", () => {
    const found = readCompanyConfig(join(folder, "none.jsonc"), folder);
    expect("findings" in found ? configReport(found.findings) : "").toMatch(
      /^none\.jsonc:1:1\n  The file cannot be read \(ENOENT\)\n/,
    );
  });
});

describe("Secrets are in files of their own", () => {
  test.each<[from: string, to: string, message: string]>([
    ['"clientSecretFile": "secrets/client"', `"clientSecret": "${secret}"`, '"clientSecret" would be a secret'],
    ['"passwordFile": "secrets/smtp"', `"password": "${secret}"`, '"password" would be a secret'],
    ['"secretFile": "secrets/webhook"', `"secret": "${secret}"`, '"secret" would be a secret'],
    ['"secrets/client"', `"${secret}"`, '"signIn.clientSecretFile" names a file that does not exist'],
    ["https://chat.company.example/hooks/studio", `http://chat.company.example/${secret}`, "notices.webhook.url"],
    ["https://id.company.example", `https://studio:${secret}@id.company.example`, "signIn.issuer"],
    ["ssh://git@git", `https://studio:${secret}@git`, "repository.remote"],
  ])("%s → %s is refused, and not repeated", (from, to, message) => {
    const report = configReport(findingsOf(changed(from, to)));
    expect(report).toContain(message);
    expect(report).not.toContain(secret);
  });

  test.each<[mode: number, uid: number, isOpen: boolean]>([
    [0o600, 1000, false],
    [0o400, 1000, false],
    [0o640, 1000, true],
    [0o644, 1000, true],
    [0o602, 1000, true],
    [0o640, 0, false],
    [0o660, 0, true],
    [0o644, 0, true],
    [0o604, 0, true],
  ])("a file with the rights %o of user %i: open to others is %s", (mode, uid, isOpen) => {
    expect(isOpenToOthers({ mode: 0o100_000 + mode, uid })).toBe(isOpen);
  });

  test("a file that others can read is refused, with what to do", () => {
    const open = join(folder, "secrets/open");
    writeFileSync(open, secret);
    chmodSync(open, 0o644);
    const report = configReport(findingsOf(changed('"secrets/client"', '"secrets/open"')));
    expect(report).toContain('Other users of this machine can read or change the file of "signIn.clientSecretFile"');
    expect(report).toContain("chmod 600");
    expect(report).not.toContain(secret);
  });

  test.each([
    ["an empty file", "secrets/empty", "has no secret"],
    ["a folder", "secrets", "has no secret"],
    ["a path through a file", "secrets/client/x", "names a file that does not exist"],
  ])("%s is refused", (_, path, message) => {
    writeFileSync(join(folder, "secrets/empty"), "\n", { mode: 0o600 });
    expect(configReport(findingsOf(changed('"secrets/client"', JSON.stringify(path))))).toContain(message);
  });
});

describe("The schema for editors", () => {
  const isConfig = new Ajv2020({ strict: false }).compile(configJsonSchema());

  test("takes the example, and refuses what the form refuses", () => {
    expect(isConfig(jsonOf(example)) ? [] : isConfig.errors).toEqual([]);
    expect(isConfig({ ...jsonOf(example), port: 80 })).toBe(false);
    expect(isConfig({ ...jsonOf(example), ports: 8020 })).toBe(false);
  });

  test("studio.schema.json is what `npm run generate:schema` writes", () => {
    const written = readFileSync(join(import.meta.dirname, "studio.schema.json"), "utf8");
    expect(written === schemaText(configJsonSchema())).toBe(true);
  });
});
