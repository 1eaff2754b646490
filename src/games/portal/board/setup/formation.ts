import { FEW, remember } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import type { IconifyIcon } from '@iconify/types';
import { LOOSE_LINK } from '../../rules/data';
import type { Member, UnitList } from '../../rules/types';
import { BEYOND, disc, leaderStar, wedge } from '../art/figure';
import { link } from '../art/marks';
import { modelIcon, mountIcon } from '../art/silhouettes';
import { hasMembers } from './edits';
import { baseOf } from './facts';

/** A figure of a unit before it stands anywhere. */
type Figure = { readonly icon: IconifyIcon; readonly leader: boolean };

const figuresOf = ({ count, leader, mount, ...model }: Member): readonly Figure[] =>
  Array.from({ length: count }, () => ({
    icon: mount ? mountIcon(mount.flying) : modelIcon({ ...model, attributes: [...model.attributes] }),
    leader: leader || mount?.rider?.leader === true,
  }));

/** Loose figures stand so far apart (millimetres), well within their links. */
const APART = 18;
/** Every other loose rank is set off by half a place. */
const OFFSET = 0.5;

/** A unit as it is proposed to deploy, looking up, in a picture so wide and high; nothing where it is one piece. */
export const formationPicture = remember(
  (unit: UnitList, look: number, width: number, height: number): readonly Shape[] | null => {
    if (!hasMembers(unit) || unit.members.length === 0) return null;
    const figures = unit.members.flatMap(figuresOf);
    const base = Math.max(...unit.members.map((member) => baseOf(member, member.mount !== null)));
    const files = unit.kind === 'band' && unit.files !== null ? unit.files : Math.ceil(Math.sqrt(figures.length * 1.6));
    const isTight = unit.kind === 'band' && unit.files !== null;
    const pitch = base + (isTight ? 0 : APART);
    const ranks = Math.ceil(figures.length / files);
    const across = pitch * (files + (isTight ? 0 : OFFSET)) + base;
    const down = pitch * ranks + base;
    const scale = Math.min(width / across, height / down, 2.4);
    const places = figures.map((_, at): readonly [number, number] => {
      const [rank, file] = [Math.floor(at / files), at % files];
      const inRank = Math.min(files, figures.length - rank * files);
      const set = isTight || rank % 2 === 0 ? 0 : OFFSET;
      return [
        width / 2 + (file - (inRank - 1) / 2 + set) * pitch * scale,
        height / 2 + (rank - (ranks - 1) / 2) * pitch * scale,
      ];
    });
    const r = (base / 2) * scale;
    const reach = (base + LOOSE_LINK) * scale;
    const links = isTight
      ? []
      : places.slice(1).flatMap((to, at) => {
          const from = places[at];
          return from && Math.hypot(to[0] - from[0], to[1] - from[1]) <= reach ? link(from, to, true) : [];
        });
    return [
      ...links,
      ...figures.flatMap(({ icon, leader }, at): readonly Shape[] => {
        const [x, y] = places[at] ?? [0, 0];
        const corner = { t: 'group', x: x - r * BEYOND, y: y - r * BEYOND } as const;
        return [
          { ...corner, shapes: disc(icon, look, r, 'ready') },
          { ...corner, shapes: wedge(270, r) },
          ...(leader ? [{ ...corner, shapes: leaderStar(r) }] : []),
        ];
      }),
    ];
  },
  FEW,
);
