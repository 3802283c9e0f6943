/** A finding of `npm run verify`. */
export interface VerifyMessage {
  /** What is wrong, without a full stop. `detail`: a path, a value or a sentence. */
  readonly message: (detail: string) => string;
  /** What to do. */
  readonly advice: string;
  /** `note`: worth knowing, and no reason to refuse a folder. Default: an error. */
  readonly level?: "note";
}

const rebuild = "Build the folder again.";
const copyAgain = "Copy the folder again, or build it again.";
const deployAgain = "Deploy the brand again.";

/** Every finding of `npm run verify`, by its stable code. docs/deploy.md lists them. */
export const verifyMessages = {
  "absent-brand": {
    level: "note",
    message: () => "There is no release of this brand, which has a folder in tenants/",
    advice: "Build it too, or use --brand.",
  },
  "bad-header": {
    message: (detail) => `A header cannot be sent: ${detail}`,
    advice: rebuild,
  },
  "bad-headers": {
    message: (detail) => `The file does not have the headers of every environment: ${detail}`,
    advice: copyAgain,
  },
  "bad-mode": {
    message: (detail) => `A web server cannot read this, or everybody can write it: its mode is ${detail}`,
    advice: "Let everybody read, and only owner and group write: chmod -R a+rX,o-w DIR.",
  },
  "bad-page": {
    message: (detail) => `The page is not one of ours: ${detail}`,
    advice: copyAgain,
  },
  "bad-pointer": {
    message: (detail) => `What says which release is served cannot be used: ${detail}`,
    advice: "Read docs/deploy/incidents.md.",
  },
  "bad-record": {
    message: (detail) => `The release record cannot be used: ${detail}`,
    advice: rebuild,
  },
  "bad-sbom": {
    message: (detail) => `The list of packages cannot be used: ${detail}`,
    advice: rebuild,
  },
  "bad-security-txt": {
    message: (detail) => `The security contact is not complete: ${detail}`,
    advice: "Build the folder again from a git repository; the contact is `security` in the descriptor.",
  },
  "bad-utgave": {
    message: () => "What a host says about what is live cannot be used",
    advice: "Deploy the brand again.",
  },
  blocked: {
    message: (detail) => `The page does not work with its own headers: ${detail}`,
    advice: copyAgain,
  },
  "cut-off": {
    message: (detail) =>
      `${detail} did not come to its end: visitors of some brands may get something else than of others`,
    advice: "Run the same command again: it ends it.",
  },
  "deployment-running": {
    level: "note",
    message: (detail) => `A deployment runs: ${detail}. Files that no release has yet are not reported`,
    advice: "Wait for it, then verify.",
  },
  "different-content": {
    message: (detail) => `The folder of ${detail} has another content under this name`,
    advice: "Build all brands from one commit: browsers keep a file by its name for a year.",
  },
  "duplicate-host": {
    message: (detail) => `A host of this brand is also a host of another: ${detail}`,
    advice: "Give each brand hosts of its own.",
  },
  "empty-folder": {
    message: () => "Nothing is in this folder",
    advice: "Remove it: it was not made by a build.",
  },
  "expired-security-txt": {
    message: (detail) => `The security contact ended on ${detail}`,
    advice: "Build from a newer commit, and deploy.",
  },
  "expiring-security-txt": {
    level: "note",
    message: (detail) => `The security contact ends on ${detail}`,
    advice: "Build from a newer commit before that day.",
  },
  leak: {
    message: (detail) => `A fact of another brand is in the folder: ${detail}`,
    advice: "Do not deploy the folder. Run npm run validate, and build it again.",
  },
  "missing-brand": {
    message: () => "The brand is expected, and is not there",
    advice: "Build or deploy it; or correct --brand.",
  },
  "missing-file": {
    message: () => "The file is listed in release.json, but is not in the folder",
    advice: copyAgain,
  },
  "missing-license": {
    message: (detail) => `The licence of ${detail} is not in the folder`,
    advice: rebuild,
  },
  "missing-reference": {
    message: (detail) => `A file that is needed is not in the folder: ${detail}`,
    advice: copyAgain,
  },
  "missing-release": {
    level: "note",
    message: () => "A release that is kept for a rollback was removed from the target",
    advice: "A rollback to it is refused. Find out who removed it; the other files of the brand cannot be judged.",
  },
  "no-integrity": {
    message: (detail) => `A script is loaded without its digest: ${detail}`,
    advice: rebuild,
  },
  "not-a-file": {
    message: () => "This is neither a file nor a folder",
    advice: "Remove it: a folder has no links.",
  },
  "not-served": {
    message: (detail) => `Visitors do not get what the pointer names: ${detail}`,
    advice:
      "Run the last command again, with --nginx and its options. Of a machine that is gone, remove its file in _nginx/.",
  },
  "unexpected-brand": {
    message: () => "The brand is not one of those that are expected",
    advice: "Remove or retire it; or correct --brand.",
  },
  "unknown-file": {
    message: () => "No release has this file",
    advice: "Find out who wrote it, and remove it.",
  },
  "unlisted-file": {
    message: () => "The file is not listed in release.json",
    advice: "Remove it: it was not made by a build.",
  },
  "unused-source": {
    message: (detail) => `The policy allows more than the page needs: ${detail}`,
    advice: rebuild,
  },
  "weak-policy": {
    message: (detail) => `The content security policy is not strict: ${detail}`,
    advice: rebuild,
  },
  "wrong-brand": {
    message: (detail) => `The release record is of the brand ${detail}`,
    advice: "Give the folder the name of its brand.",
  },
  "wrong-digest": {
    message: () => "The content is not what was built",
    advice: copyAgain,
  },
  "wrong-header": {
    message: (detail) => `A header is not what was built: ${detail}`,
    advice: copyAgain,
  },
  "wrong-host": {
    message: (detail) => `The host does not lead to its brand: ${detail}`,
    advice: deployAgain,
  },
  "wrong-integrity": {
    message: (detail) => `A browser would refuse a script, because its digest does not match: ${detail}`,
    advice: copyAgain,
  },
  "wrong-name": {
    message: (detail) => `The digest in the name is not that of the content, which is ${detail}`,
    advice: "Build the folder again: browsers keep a file by its name for a year.",
  },
  "wrong-release": {
    message: (detail) => `This is not the release that was deployed: ${detail}`,
    advice: deployAgain,
  },
  "wrong-twin": {
    message: (detail) => `The compressed file is not the same as ${detail}`,
    advice: copyAgain,
  },
  violation: {
    message: (detail) => `A browser reported an error on a page: ${detail}`,
    advice: "Open the page with npm start, and look at the browser's console.",
  },
} satisfies Readonly<Record<string, VerifyMessage>>;

export type VerifyCode = keyof typeof verifyMessages;
