"""Takes the slash out of the zero of Atkinson Hyperlegible: beside other figures it reads like a letter.

The typeface draws the hole of its zero as two halves. Each has a quarter without the slash, upper right and lower
left; mirrored, these two make the whole hole. The typeface's name is kept for the unchanged one.

    python3 plain-zero.py FILE.woff2
"""
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

NAME = "Interregnum Plain"
#: For each weight: the hole's middle, its left and right edge, and the quarters' points between edge, top and bottom.
HOLES = {
    400: dict(top=(324, 606), bottom=(324, 62), left=(151, 335), right=(497, 335), upper=((497, 466), (412, 606)), lower=((151, 204), (236, 62))),
    700: dict(top=(331, 567), bottom=(331, 101), left=(201, 335), right=(461, 335), upper=((461, 456), (390, 567)), lower=((201, 214), (273, 101))),
}


def main(path):
    font = TTFont(path)
    zero = font.getBestCmap()[ord("0")]
    hole = HOLES[font["OS/2"].usWeightClass]
    glyph = font["glyf"][zero]
    if glyph.numberOfContours != 3:
        sys.exit(f"{path}: its zero has {glyph.numberOfContours} contours, not an outline and two halves of a hole")
    width = font["hmtx"][zero]
    end = glyph.endPtsOfContours[0]
    glyph.coordinates, glyph.flags = glyph.coordinates[: end + 1], glyph.flags[: end + 1]
    glyph.endPtsOfContours, glyph.numberOfContours = [end], 1
    pen = TTGlyphPen(None)
    font["glyf"][zero].draw(pen, font["glyf"])
    middle = hole["top"][0]
    mirror = lambda point: (2 * middle - point[0], point[1])
    near, far = hole["upper"]
    below, lowest = hole["lower"]
    pen.moveTo(hole["top"])
    pen.qCurveTo(mirror(far), mirror(near), hole["left"])
    pen.qCurveTo(below, lowest, hole["bottom"])
    pen.qCurveTo(mirror(lowest), mirror(below), hole["right"])
    pen.qCurveTo(near, far, hole["top"])
    pen.closePath()
    font["glyf"][zero] = pen.glyph()
    font["hmtx"][zero] = width
    for record in font["name"].names:
        if record.nameID in (1, 3, 4, 6, 16):
            record.string = NAME.replace(" ", "") if record.nameID == 6 else NAME
    font.save(path)


main(sys.argv[1])
