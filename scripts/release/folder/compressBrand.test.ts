import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressBrand } from "./compressFiles.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (all: Uint8Array) => new TextDecoder().decode(all);

// nginx compares the ETag of a browser by size and second.
describe("No page of a release has the size of another (spec: languages-24)", () => {
  const page = (language: string) =>
    `<!doctype html>\n<html lang="${language}"><p>${"Forsikring ".repeat(50)}</p></html>\n`;
  const pages = [
    { path: "index.html", bytes: bytes(page("nb")) },
    { path: "index.nn.html", bytes: bytes(page("nn")) },
    { path: "index.en.html", bytes: bytes(page("en")) },
  ];

  test("in none of its forms, and each form is that of its page", async () => {
    const compressed = await compressBrand(pages);
    for (const form of ["bytes", "gzip", "brotli"] as const)
      expect(new Set(compressed.map(({ record }) => record[form])).size).toBe(pages.length);
    for (const [at, { path, bytes: all, compressed: forms, record }] of compressed.entries()) {
      expect(path).toBe(pages[at]?.path);
      expect(text(all).trimEnd()).toBe(text(pages[at]?.bytes ?? bytes("")).trimEnd());
      expect(record.bytes).toBe(all.length);
      expect(gunzipSync(forms?.gzip ?? bytes("")).equals(all)).toBe(true);
      expect(brotliDecompressSync(forms?.brotli ?? bytes("")).equals(all)).toBe(true);
    }
  });

  test("the page in the brand's own language, and what is no page, stay as they are", async () => {
    const [own, image, other] = await compressBrand([
      { path: "index.html", bytes: bytes(page("nb")) },
      { path: "assets/logo-12345678.svg", bytes: bytes(page("nb")) },
      { path: "assets/icon-12345678.svg", bytes: bytes(page("nb")) },
    ]);
    for (const file of [own, image, other]) expect(text(file?.bytes ?? bytes(""))).toBe(page("nb"));
  });
});
