import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { http2FormHere, http2FormOf } from "./http2Form.ts";

describe("How HTTP/2 is written", () => {
  test.each([
    ["nginx version: nginx/1.22.1\n", "listen"],
    ["nginx version: nginx/1.25.0", "listen"],
    ["nginx version: nginx/1.25.1", "on"],
    ["nginx version: nginx/1.26.3 (Ubuntu)", "on"],
    ["nginx version: nginx/1.9.15", "listen"],
    ["nginx version: nginx/2.0.0", "on"],
    ["nginx version: openresty/1.27.1.2", "on"],
    ["", "listen"],
    ["sh: nginx: not found", "listen"],
  ])("after %j: %s", (said, form) => {
    expect(http2FormOf(said)).toBe(form);
  });

  test("follows the nginx that comes first on this machine, which says its version where errors are", () => {
    const folder = mkdtempSync(join(tmpdir(), "portal-nginx-version-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "nginx");
    writeFileSync(file, '#!/bin/sh\n[ "$*" = -v ] && echo "nginx version: nginx/1.27.0" >&2\n');
    chmodSync(file, 0o755);
    expect(http2FormHere(folder)).toBe("on");
  });
});
