import { type DrawingProps, Illustration, type IllustrationPart } from "./Illustration.tsx";

const parts: readonly IllustrationPart[] = [
  ["soft", "M24 150C10 112 30 44 88 30s118 10 132 62c6 24 0 44-10 58z"],
  ["accent", "M178 48a13 13 0 1 0 26 0a13 13 0 1 0-26 0z"],
  ["line", "M44 150v-34"],
  ["accent", "M44 82c10 8 14 18 14 26 0 8-6 13-14 13s-14-5-14-13c0-8 4-18 14-26z"],
  ["fill", "M132 92V48h12v44z"],
  ["light", "M70 94l38-32 40 32v56H70z"],
  ["fill", "M58 100l50-46 52 46-8 9-44-38-42 38z"],
  ["accent", "M98 150v-34h22v34z"],
  ["light", "M80 106h12v14H80zM127 106h12v14h-12z"],
  ["line", "M86 106v14M133 106v14M114 134v1"],
  ["light", "M174 126l16-14 18 14v24h-34z"],
  ["fill", "M165 128l25-22 27 22-5 6-22-17-20 17z"],
  ["accent", "M184 150v-18h12v18z"],
  ["line", "M20 150h204"],
];

/** A house, and a cabin beside it. */
export const HouseIllustration = (props: DrawingProps) => <Illustration {...props} parts={parts} />;
