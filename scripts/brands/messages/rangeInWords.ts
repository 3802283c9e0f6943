import type { MessageLanguage } from "./Message.ts";

interface Range {
  readonly least?: number;
  readonly most?: number;
  readonly steps?: readonly number[];
  readonly multiple?: number;
  readonly unit: string;
}

interface RangeWords {
  readonly between: (least: number, most: number) => string;
  readonly atLeast: (least: number) => string;
  readonly step: string;
  readonly multiple: (of: number) => string;
}

const rangeWords: Readonly<Record<MessageLanguage, RangeWords>> = {
  en: {
    between: (least, most) => `between ${least} and ${most}`,
    atLeast: (least) => `${least} or more`,
    step: "a step of the spacing scale: ",
    multiple: (of) => `a multiple of ${of}`,
  },
  nb: {
    between: (least, most) => `mellom ${least} og ${most}`,
    atLeast: (least) => `${least} eller mer`,
    step: "et trinn på avstandsskalaen: ",
    multiple: (of) => `noe som går opp i ${of}`,
  },
};

/** The values that a size may have: "between 44 and 72 px". */
export function rangeInWords({ least = 0, most, steps, multiple, unit }: Range, language: MessageLanguage): string {
  const words = rangeWords[language];
  if (steps !== undefined) return `${words.step}${steps.join(", ")}${unit}`;
  if (multiple !== undefined) return `${words.multiple(multiple)}${unit}`;
  return most === undefined ? `${words.atLeast(least)}${unit}` : `${words.between(least, most)}${unit}`;
}
