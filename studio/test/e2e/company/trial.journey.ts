import { spawn } from "node:child_process";
import { once } from "node:events";
import { access } from "node:fs/promises";
import { baseFolder } from "#contract/basePath.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { repository } from "#scripts/files/repository.ts";
import { freePort } from "#tests/support/freePort.ts";
import { expect, test } from "../studio/studioJourney.ts";

test("a company's studio can be tried: somebody signs in, the portals are served, and nothing is left", async ({
  page,
  studio: _,
}) => {
  test.setTimeout(400_000);
  const port = await freePort();
  const trial = spawn(process.execPath, ["scripts/run.mjs", "studio", "--try"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  trial.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  const exit = once(trial, "exit");
  try {
    await expect.poll(() => said, { timeout: 300_000 }).toContain("Ctrl+C stops");
    const folder = /folder: (\S+)/.exec(said)?.[1] ?? "";
    await access(folder);
    await page.goto(`http://studio.localhost:${port}/`);
    await page.getByRole("button", { name: "kari", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Forslag", exact: true })).toBeVisible();
    await page.goto(`http://${localHostOf("dnb")}:${port + 1}${baseFolder}`);
    await expect(page.getByRole("banner").getByRole("img").first()).toBeVisible();
    // An open portal would miss what it has not fetched yet.
    await page.goto("about:blank");
    trial.kill("SIGINT");
    expect(await exit).toEqual([0, null]);
    await expect(access(folder)).rejects.toThrow("ENOENT");
  } finally {
    trial.kill("SIGKILL");
  }
});
