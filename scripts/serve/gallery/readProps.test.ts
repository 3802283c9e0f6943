import { repository } from "#scripts/files/repository.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { readProps } from "./readProps.ts";

const card = `
import type { ReactNode } from "react";
import type { Tone } from "#ui/tone.ts";
import type { Base } from "./Base.ts";

interface CardProps extends Base {
  /** The colour. */
  readonly tone: Tone;
  /** What is in it. Default: nothing. */
  readonly children?: ReactNode | undefined;
  readonly size?: "small" | "large";
  /** Called on a press. Default \`print\` (spec: focus-1). */
  onPress?(at: number): void;
}

export function Card(props: CardProps) {
  const { size = "small" } = props;
}
`;

const files = {
  "src/ui/card/Card.tsx": card,
  "src/ui/card/Base.ts": "export interface Base {\n  /** Its id. */\n  readonly id: string;\n}\n",
  "src/ui/tone.ts": 'export type Tone = "info" | "error";\n',
};

const field = `
import type { ComponentProps } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "type"> {
  /** Its name. */
  readonly label: string;
  readonly length: number;
  readonly rows: number;
}

export interface AreaProps extends Omit<FieldProps, "length"> {
  readonly rows?: number;
}

export interface LabelProps extends Pick<FieldProps, "label"> {}
`;

describe("The properties of a type", () => {
  test("what `Omit` and `Pick` leave of another type is listed; a property of its own is not listed twice", async () => {
    await withFolder({ "src/ui/Area.tsx": field }, (folder) => {
      const [, area, label] = readProps(join(folder, "src/ui/Area.tsx"), folder);
      const named = { name: "label", type: "string", isRequired: true, description: "Its name." };
      expect(area?.props).toEqual([{ name: "rows", type: "number", isRequired: false, description: "" }, named]);
      expect(label?.props).toEqual([named]);
      return Promise.resolve();
    });
  });

  test("are read with docstring and default; a name for literals is written out, an inherited property is listed", async () => {
    await withFolder(files, (folder) => {
      expect(readProps(join(folder, "src/ui/card/Card.tsx"), folder)).toEqual([
        {
          typeName: "CardProps",
          props: [
            { name: "tone", type: '"info" | "error"', isRequired: true, description: "The colour." },
            {
              name: "children",
              type: "ReactNode",
              isRequired: false,
              standard: "nothing",
              description: "What is in it.",
            },
            { name: "size", type: '"small" | "large"', isRequired: false, standard: '"small"', description: "" },
            {
              name: "onPress",
              type: "(at: number) => void",
              isRequired: false,
              standard: "print",
              description: "Called on a press.",
            },
            { name: "id", type: "string", isRequired: true, description: "Its id." },
          ],
        },
      ]);
      return Promise.resolve();
    });
  });
});

const entries = readdirSync(join(repository, "gallery/entries"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".entry.tsx"))
  .flatMap((path) => {
    const source = readFileSync(join(repository, "gallery/entries", path), "utf8");
    const imports = source.matchAll(/import \{ propsOf(?: as (\w+))? \} from "#([^"]+)\?props"/g);
    return [...imports].map(([, local = "propsOf", file = ""]) => ({
      path,
      file,
      typeName: new RegExp(`\\b${local}\\("(\\w+)"\\)`).exec(source)?.[1],
    }));
  });

describe("The tables of the gallery", () => {
  test("are found by the test", () => {
    expect(entries.length).toBeGreaterThan(30);
  });

  test.each(entries)("$path: $typeName is in $file, and each of its properties has a docstring", (entry) => {
    const table = readProps(join(repository, "src", entry.file), repository).find(
      ({ typeName }) => typeName === entry.typeName,
    );
    expect(table?.props.length).toBeGreaterThan(0);
    expect(table?.props.filter(({ description }) => description === "").map(({ name }) => name)).toEqual([]);
  });
});
