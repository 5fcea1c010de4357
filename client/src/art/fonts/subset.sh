#!/bin/sh
# Cuts the two typefaces down to what English and French need.
# Needs fonttools and brotli (pip), and the packages @fontsource/grenze and
# @fontsource/atkinson-hyperlegible unpacked under the folder given.
set -eu
from=${1:?the folder that holds @fontsource}/@fontsource
here=$(dirname "$0")
letters='U+20-7E,U+A0,U+A7,U+AB,U+B1,U+B7,U+BB,U+BD,U+C0,U+C2,U+C4,U+C6-CB,U+CE,U+CF,U+D4,U+D6,U+D7,U+D9,U+DB,U+DC,U+DF,U+E0,U+E2,U+E4,U+E6-EB,U+EE,U+EF,U+F1,U+F4,U+F6,U+F9,U+FB,U+FC,U+FF,U+152,U+153,U+178,U+2009,U+2011,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039,U+203A,U+20AC,U+2190-2193,U+2212,U+2260'

cut() {
  pyftsubset "$from/$1/files/$1-latin-$2-normal.woff2" --unicodes="$letters" \
    --layout-features='kern,liga,lnum,tnum,locl,mark,ccmp' --flavor=woff2 \
    --no-hinting --desubroutinize --output-file="$here/$3.woff2"
  cp "$from/$1/LICENSE" "$here/LICENSE-$1"
}

cut grenze 700 title-700
cut atkinson-hyperlegible 400 plain-400
cut atkinson-hyperlegible 700 plain-700
python3 "$here/plain-zero.py" "$here/plain-400.woff2"
python3 "$here/plain-zero.py" "$here/plain-700.woff2"
