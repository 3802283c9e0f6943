import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M24 150C8 108 30 46 86 32s120 6 134 58c6 24 0 46-10 60z"],
  ["light", "M76 36h52v34H76z"],
  ["accent", "M82 64l12-16 9 10 6-6 13 12z"],
  ["line", "M192 150V76M178 150h28"],
  ["accent", "M174 78l9-30h18l9 30z"],
  ["fill", "M54 122V98c0-8 6-14 14-14h72c8 0 14 6 14 14v24z"],
  ["line", "M104 84v38"],
  ["accent", "M112 104l18-7 7 18-18 7z"],
  ["fill", "M42 114c0-6 4-10 9-10s9 4 9 10v8h88v-8c0-6 4-10 9-10s9 4 9 10v30H42z"],
  ["line", "M60 122v10M148 122v10M52 144v6M156 144v6M20 150h204"],
];

/** A sofa below a image, and a lamp that is lit. */
export const SofaIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
