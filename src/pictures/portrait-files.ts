import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { photographWidths } from '../lib/photographs.ts';

/** Where the firm puts portraits, from the root of the project. */
export const portraitFolder = 'src/content/photos';

interface PortraitFile {
  readonly memberId: string;
  /** In the folder: 'mitali-chakma.jpg'. */
  readonly name: string;
  readonly content: Buffer;
  readonly isDrawing: boolean;
}

/** How far width by height may be from four by five before much is cut off. */
const tolerance = 0.1;

/** What is wrong with a photograph that can be shown all the same. @throws when it is no picture */
async function faultOf(content: Buffer): Promise<string | undefined> {
  const { width, height } = (await sharp(content).metadata()).autoOrient;
  const least = photographWidths.large;
  const size = `has ${width} by ${height} pixels`;
  if (Math.abs(width / height / 0.8 - 1) > tolerance)
    return `${size}, so its edges are cut off: crop it to four wide by five high.`;
  if (width < least || height < least * 1.25)
    return `${size}, so it looks blurred: use one of at least ${least} by ${least * 1.25}.`;
  return undefined;
}

/**
 * Finds the portraits of members by their file names.
 * @param root folder of the project
 * @returns a portrait for each member who has one, and what is wrong with each file that needs a hand
 */
export async function findPortraits(root: string, memberIds: ReadonlySet<string>) {
  const folder = path.resolve(root, portraitFolder);
  const portraits = new Map<string, PortraitFile>();
  const warnings: { readonly file: string; readonly says: string }[] = [];
  // Without portraits there may be no folder: Git stores none that is empty.
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'));
  // In this order a photograph comes before a drawing of the same member.
  for (const name of names.toSorted()) {
    const warn = (says: string) => warnings.push({ file: `${portraitFolder}/${name}`, says });
    const [, memberId = '', type = ''] = /^(.+)\.(jpe?g|png|svg)$/i.exec(name) ?? [];
    const other = portraits.get(memberId);
    if (!type) warn('is no JPEG, PNG or SVG and is not shown: save it as JPEG.');
    else if (!memberIds.has(memberId))
      warn('belongs to nobody and is not shown: name it by the id of a member in src/content/members.ts.');
    else if (other) warn(`is not shown, because there is ${other.name}: delete one of them.`);
    else {
      const content = await readFile(path.join(folder, name));
      const isDrawing = type.toLowerCase() === 'svg';
      try {
        const fault = isDrawing ? undefined : await faultOf(content);
        if (fault) warn(fault);
        portraits.set(memberId, { memberId, name, content, isDrawing });
      } catch {
        warn('cannot be read as a picture and is not shown: save it again as JPEG.');
      }
    }
  }
  return { portraits: [...portraits.values()], warnings };
}
