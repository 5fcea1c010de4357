/** Pictures of elements, as numbers. */

/** The red, green and blue of every pixel of an element, as it is shown. */
export async function pixels(page, element) {
  const png = await element.screenshot();
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    return [...pen.getImageData(0, 0, image.width, image.height).data].filter((_, at) => at % 4 !== 3);
  }, png.toString('base64'));
}

/** The same picture as shades from 0 to 255, one number a pixel. */
export function grey(rgb) {
  const shades = [];
  for (let at = 0; at < rgb.length; at += 3) {
    shades.push(0.299 * rgb[at] + 0.587 * rgb[at + 1] + 0.114 * rgb[at + 2]);
  }
  return shades;
}

/** Which share of the pixels of two grey pictures differs by at least a quarter of the range. */
export function unlike(one, other) {
  const far = one.filter((shade, at) => Math.abs(shade - other[at]) >= 64);
  return far.length / one.length;
}
