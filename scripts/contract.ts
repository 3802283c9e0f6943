/**
 * `npm run contract`: compares a running back end with the description of the API (docs/api/openapi.json), call by
 * call.
 */
import { defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { messageWithCause, runTrials, type TrialResult } from "#scripts/api/trials/runTrials.ts";

const cookieVariable = "PORTAL_CONTRACT_COOKIE";

const marks = { fits: "fits     ", differs: "DIFFERS  ", "not tried": "not tried" } as const;

function formatResult({ call, situation, status, remarks }: TrialResult): string {
  return [`${marks[status]}  ${call}, ${situation}`, ...remarks.map((remark) => `             ${remark}`)].join("\n");
}

function readAddress(api: string | undefined): URL {
  if (api === undefined)
    throw new UsageError("The address of the back end is missing: write --api https://bank.example");
  const address = URL.canParse(api) ? new URL(api) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol))
    throw new UsageError(`"${api}" is not an address. Write https://bank.example, for example.`);
  // Such addresses are printed by `npm start`. Browsers know that these names are this machine; Node does not.
  if (address.hostname.endsWith(".localhost")) address.hostname = "127.0.0.1";
  return address;
}

/** @throws Error when nothing answers: then no call can fit or differ */
async function expectAnswer(address: URL): Promise<void> {
  await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new Error(`No back end answers at ${address.origin}: ${messageWithCause(error)}`);
  });
}

const contract = defineCommand({
  name: "contract",
  needs: "--api URL",
  purpose: "Compares a running back end with the description of the API, call by call (docs/api/README.md).",
  options: {
    api: text({ shown: "URL", help: "the origin of the back end, or the address of its API" }),
    write: flag(
      "also try calls that write. They write the values that are there already, fetch the address again, send a " +
        "feedback that says it is a trial, and log the customer out",
    ),
    json: flag("print the results as JSON"),
  },
  notes: `${cookieVariable} holds the header Cookie of a test customer who is logged in: log in with a browser, and copy it
from a request of the portal. Without it, only what needs no session is tried.`,
  exits: "0 everything that was tried fits, 1 something differs, 2 the command failed",
  async run({ api, write: isWriting, json: isJson }) {
    const cookies = process.env[cookieVariable];
    const address = readAddress(api);
    await expectAnswer(address);
    const results = await runTrials({ address, cookies, isWriting }, (result) => {
      if (!isJson) console.log(formatResult(result));
    });
    const count = (wanted: TrialResult["status"]) => results.filter(({ status }) => status === wanted).length;
    if (isJson) console.log(JSON.stringify({ results }, null, 2));
    else console.log(`\n${count("fits")} fit, ${count("differs")} differ, ${count("not tried")} not tried`);
    return count("differs") === 0 ? 0 : 1;
  },
});

process.exitCode = await runCommand(contract);
