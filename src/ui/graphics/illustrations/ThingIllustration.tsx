import { type DrawingProps, Illustration } from "./Illustration.tsx";

/** All other attributes are for the `<svg>`. */
export interface ThingIllustrationProps extends DrawingProps {
  /** Path data of the thing's icon. */
  readonly icon: string;
}

/** A thing before a large sun, drawn from its icon. For products without an illustration of their own. */
export const ThingIllustration = ({ icon, ...rest }: ThingIllustrationProps) => (
  <Illustration
    {...rest}
    parts={[
      ["soft", "M26 150C8 108 28 48 84 32s124 6 138 60c6 24 0 44-10 58z"],
      ["accent", "M60 90a60 60 0 0 1 120 0c0 24-14 46-34 60H94c-20-14-34-36-34-60z"],
      ["line", icon, "icon"],
      ["line", "M20 150h204"],
    ]}
  />
);
