import { announcements } from "#ui/feedback/announcements.ts";
import { fieldText } from "../fields/fieldText.ts";
import { Select } from "../parts/Select.tsx";
import { text } from "../texts.ts";
import { byNeed, type ColourPair, partnerOf } from "./colourPairs.ts";
import { ContextColour } from "./ContextColour.tsx";
import type { EditedTexts } from "./DarkNote.tsx";
import { foundColours, rolePlace } from "./foundColours.ts";
import { GradeMark } from "./pairs/GradeMark.tsx";
import { useForm } from "../form/FormContext.tsx";
import { RoleColour } from "./RoleColour.tsx";
import { ColourRow, ColourRows } from "./ColourRow.tsx";
import { PairSample } from "./pairs/PairSample.tsx";
import type { ThemeColoursView, ThemeRole } from "./readTheme.ts";
import { roleName, tokenTitle, tokenWithUse } from "./roleName.ts";
import type { ColourEdits } from "./useColourEdits.ts";
import { Muted } from "../parts/layout.ts";

interface RoleListProps {
  readonly view: ThemeColoursView;
  readonly edits: ColourEdits;
  readonly texts: EditedTexts;
  /** The token of the role that is open at first. */
  readonly wanted: string | undefined;
}

/** Where the colour of a role comes from. */
function sourceOf({ name, origin, isTakenOver }: ThemeRole, view: ThemeColoursView): string {
  if (isTakenOver !== undefined) return text(isTakenOver ? "context.takenOver" : "context.built");
  return origin === `color.${name}` ? text("colours.own") : tokenTitle(origin, view);
}

/** The use of each colour, and its colour of the palette; in a context that is built, whether it is. */
export function RoleList({ view, edits, wanted, texts }: RoleListProps) {
  const { filter } = useForm();
  return (
    <ColourRows>
      {foundColours(view.roles, filter, ({ name }) => [rolePlace(name)]).map((role) => (
        <Row
          key={`${role.name}${wanted === `color.${role.name}`}`}
          role={role}
          view={view}
          edits={edits}
          texts={texts}
          isOpen={wanted === `color.${role.name}`}
        />
      ))}
    </ColourRows>
  );
}

interface RoleSampleProps {
  readonly role: ThemeRole;
  readonly view: ThemeColoursView;
  readonly pair: ColourPair | undefined;
}

/** The role on its background, or under what is read on it; a decoration on the surface of cards. */
function RoleSample({ role: { name, css }, view, pair }: RoleSampleProps) {
  if (pair !== undefined)
    return <PairSample kind={pair.kind} front={pair.frontColour.css} back={pair.backColour.css} />;
  const surface = view.roles.find((role) => role.name === "surface")?.css ?? "transparent";
  return <PairSample kind="graphic" front={css} back={partnerOf(name, view.pairs)?.css ?? surface} />;
}

function Row({
  role,
  view,
  edits,
  texts,
  isOpen,
}: Omit<RoleListProps, "wanted"> & { readonly role: ThemeRole; readonly isOpen: boolean }) {
  const { name, origin, css } = role;
  const own = `color.${name}`;
  const title = roleName(name);
  // The pair by which it is judged: the weakest one.
  const [pair] = view.pairs.filter(({ front, back }) => front === name || back === name).toSorted(byNeed);
  const options = [
    ...view.palette.map(({ token }) => ({ value: token, text: tokenWithUse(token, view) })),
    { value: own, text: text("colours.own") },
  ];
  const choose = (token: string) => {
    if (token === own) edits.setColour(own, css);
    else edits.refer(name, token);
    const chosen = token === own ? text("colours.own") : tokenTitle(token, view);
    announcements.announce(text("colours.moved", { role: title, name: chosen }));
  };
  return (
    <ColourRow
      place={{ kind: view.kind ?? "dark", path: ["color", name] }}
      isField
      isOpen={isOpen}
      sample={<RoleSample role={role} view={view} pair={pair} />}
      title={title}
      detail={`${sourceOf(role, view)} ${css}`}
      mark={pair && <GradeMark ratio={pair.ratio} grade={pair.grade} />}
    >
      {() => (
        <>
          <Muted>{fieldText("theme", ["color", name])?.text}</Muted>
          {role.isTakenOver === undefined ? (
            <>
              <Select label={text("colours.from")} value={origin} options={options} onChange={choose} />
              <RoleColour role={name} origin={origin} css={css} view={view} edits={edits} texts={texts} />
            </>
          ) : (
            <ContextColour role={role} view={view} edits={edits} />
          )}
        </>
      )}
    </ColourRow>
  );
}
