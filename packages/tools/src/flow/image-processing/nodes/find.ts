import { type Py, py } from '@panya/engines/code/python-code.ts'
import type { PythonContext } from '@panya/engines/flow/python-template.ts'
import { whole } from '../../../flow-kit/param-forms.ts'
import { COLOUR_HELPER, CV2, GRAY_HELPER, NUMPY, optional, pictureNode, port } from './define.ts'

/** Finding things: each gives the picture with what was found, a table and a count. */

const PANDAS = py`import pandas as pd`
const FOUND = [port('image'), port('table', 'table'), port('count', 'number')]

const CONTOURS_HELPER = py`def shape_name(corners, aspect, roundness):
    if corners == 3:
        return "triangle"
    if corners == 4:
        return "square" if 0.9 < aspect < 1.1 else "rectangle"
    if corners in (5, 6):
        return "pentagon" if corners == 5 else "hexagon"
    return "circle" if roundness > 0.8 else "other"


def find_shapes(mask, image, min_area):
    """Draws the outlines of white parts and says what they look like."""
    outlines, _ = cv2.findContours(gray_of(mask), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_SIMPLE)
    drawn, rows = colour_of(image).copy(), []
    for outline in outlines:
        area, perimeter = cv2.contourArea(outline), cv2.arcLength(outline, True)
        if area < min_area:
            continue
        corners = cv2.approxPolyDP(outline, 0.04 * perimeter, True)
        x, y, width, height = cv2.boundingRect(outline)
        roundness = 4 * np.pi * area / perimeter ** 2 if perimeter else 0
        shape = shape_name(len(corners), width / height, roundness)
        rows.append((shape, round(area, 2), round(perimeter, 2), x, y, width, height))
        cv2.drawContours(drawn, [outline], -1, (230, 40, 90), 2)
    columns = ["shape", "area", "perimeter", "x", "y", "width", "height"]
    return drawn, pd.DataFrame(rows, columns=columns)`

const LINES_HELPER = py`def find_lines(edges, image, votes, min_length, max_gap):
    """Straight lines in a picture of edges."""
    found = cv2.HoughLinesP(gray_of(edges), 1, np.pi / 180, votes, minLineLength=min_length, maxLineGap=max_gap)
    drawn = colour_of(image).copy()
    lines = [] if found is None else found.reshape(-1, 4).tolist()
    for x1, y1, x2, y2 in lines:
        cv2.line(drawn, (x1, y1), (x2, y2), (230, 40, 90), 2)
    table = pd.DataFrame(lines, columns=["x1", "y1", "x2", "y2"])
    table["length"] = np.hypot(table.x2 - table.x1, table.y2 - table.y1).round(2)
    table["angle"] = np.degrees(np.arctan2(table.y1 - table.y2, table.x2 - table.x1)).round(2)
    return drawn, table`

const CIRCLES_HELPER = py`def find_circles(image, distance, votes, min_radius, max_radius):
    """Round things, even when parts of their edge are missing."""
    soft = cv2.medianBlur(gray_of(image), 5)
    found = cv2.HoughCircles(soft, cv2.HOUGH_GRADIENT, 1, distance, param1=100, param2=votes, minRadius=min_radius, maxRadius=max_radius)
    drawn = colour_of(image).copy()
    circles = [] if found is None else found.reshape(-1, 3).round(2).tolist()
    for x, y, radius in circles:
        cv2.circle(drawn, (int(x), int(y)), int(radius), (230, 40, 90), 2)
    return drawn, pd.DataFrame(circles, columns=["x", "y", "radius"])`

const CORNERS_HELPER = py`def find_corners(image, quality, distance, most):
    """The strongest corners that are not too close to a stronger one."""
    response = cv2.cornerHarris(gray_of(image), 3, 3, 0.04)
    inner = np.zeros(response.shape, bool)
    inner[1:-1, 1:-1] = True
    peaks = inner & (response == cv2.dilate(response, np.ones((3, 3)))) & (response > quality * response.max())
    kept = []
    for y, x in sorted(zip(*np.nonzero(peaks)), key=lambda at: -response[at]):
        if len(kept) < most and all(np.hypot(x - a, y - b) >= distance for a, b, _ in kept):
            kept.append((int(x), int(y), round(float(response[y, x] / response.max()), 2)))
    drawn = colour_of(image).copy()
    for x, y, _ in kept:
        cv2.circle(drawn, (x, y), 4, (230, 40, 90), 2)
    return drawn, pd.DataFrame(kept, columns=["x", "y", "strength"])`

const TEMPLATE_HELPER = py`def find_template(image, template, least):
    """Places that look like the template, best first."""
    scores = cv2.matchTemplate(gray_of(image), gray_of(template), cv2.TM_CCOEFF_NORMED)
    height, width = template.shape[:2]
    kept = []
    for y, x in sorted(zip(*np.nonzero(scores >= least)), key=lambda at: -scores[at]):
        if all(abs(x - a) >= width / 2 or abs(y - b) >= height / 2 for a, b, _ in kept):
            kept.append((int(x), int(y), round(float(scores[y, x]), 3)))
    drawn = colour_of(image).copy()
    for x, y, _ in kept:
        cv2.rectangle(drawn, (x, y), (x + width, y + height), (230, 40, 90), 2)
    return drawn, pd.DataFrame(kept, columns=["x", "y", "score"])`

const FEATURES_HELPER = py`def match_features(image, other, distance):
    """Points of one picture found again in the other."""
    orb = cv2.ORB_create(500)
    points_a, marks_a = orb.detectAndCompute(gray_of(image), None)
    points_b, marks_b = orb.detectAndCompute(gray_of(other), None)
    matches = cv2.BFMatcher(cv2.NORM_HAMMING, crossCheck=True).match(marks_a, marks_b)
    good = [match for match in matches if match.distance <= distance]
    return cv2.drawMatches(gray_of(image), points_a, gray_of(other), points_b, good, None), len(good)`

const PARTS_HELPER = py`def part_colour(index):
    """The same colour for the same part every time, far from its neighbours'."""
    hue = index * 137.508 % 360
    def channel(n):
        k = (n + hue / 30) % 12
        return int(255 * (0.55 - 0.35 * max(-1, min(k - 3, 9 - k, 1))) + 0.5)
    return channel(0), channel(8), channel(4)`

const COMPONENTS_HELPER = py`def find_parts(mask, min_area):
    """White parts that hang together, each in its own colour."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(gray_of(mask), connectivity=8)
    drawn = np.zeros((*labels.shape, 3), np.uint8)
    rows = []
    for label in range(1, count):
        x, y, width, height, area = (int(value) for value in stats[label])
        if area >= min_area:
            drawn[labels == label] = part_colour(len(rows))
            rows.append((len(rows) + 1, area, x, y, width, height))
    return drawn, pd.DataFrame(rows, columns=["part", "area", "x", "y", "width", "height"])`

const WATERSHED_HELPER = py`def watershed(mask, image, split):
    """Parts things that touch: peaks of the distance are seeds, water rises from them."""
    mask = gray_of(mask)
    far = cv2.distanceTransform(mask, cv2.DIST_L2, 5)
    seeds = (far > split / 100 * far.max()).astype(np.uint8) * 255
    wide = cv2.dilate(mask, np.ones((3, 3), np.uint8), iterations=2)
    unknown = cv2.subtract(wide, seeds)
    count, labels = cv2.connectedComponents(seeds)
    labels = labels + 1
    labels[unknown > 0] = 0
    labels = cv2.watershed(colour_of(image), labels)
    drawn = np.zeros((*labels.shape, 3), np.uint8)
    for label in range(2, labels.max() + 1):
        drawn[labels == label] = part_colour(label - 2)
    drawn[labels < 0] = (255, 255, 255)
    return drawn, count - 1`

const KMEANS_HELPER = py`def main_colours(image, count):
    """Repaints a picture with its few main colours."""
    points = colour_of(image).reshape(-1, 3).astype(np.float32)
    stop = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 1)
    cv2.setRNGSeed(7)
    _, labels, centres = cv2.kmeans(points, count, None, stop, 3, cv2.KMEANS_PP_CENTERS)
    palette = np.floor(centres + 0.5).astype(np.uint8)
    shares = np.bincount(labels.ravel(), minlength=count) / len(labels) * 100
    table = pd.DataFrame(palette, columns=["red", "green", "blue"])
    table["percent"] = shares.round(1)
    return palette[labels.ravel()].reshape(colour_of(image).shape), table.sort_values("percent", ascending=False)`

const pictureOr = (c: PythonContext, other: string): Py => c.input(c.has('image') ? 'image' : other)

export const FIND = [
  pictureNode('contours', 'find', {
    inputs: [port('mask'), optional('image')],
    outputs: FOUND,
    params: [whole('minArea', 100, 0, 1_000_000)],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'shapes',
    helpers: [GRAY_HELPER, COLOUR_HELPER, CONTOURS_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_shapes(${c.input('mask')}, ${pictureOr(c, 'mask')}, ${c.param('minArea')})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('components', 'find', {
    inputs: [port('mask')],
    outputs: FOUND,
    params: [whole('minArea', 50, 0, 1_000_000)],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'parts',
    helpers: [GRAY_HELPER, PARTS_HELPER, COMPONENTS_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_parts(${c.input('mask')}, ${c.param('minArea')})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('lines', 'find', {
    inputs: [port('edges'), optional('image')],
    outputs: FOUND,
    params: [
      whole('votes', 60, 1, 1000),
      whole('minLength', 40, 1, 4000),
      whole('maxGap', 8, 0, 500),
    ],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'lines',
    helpers: [GRAY_HELPER, COLOUR_HELPER, LINES_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_lines(${c.input('edges')}, ${pictureOr(c, 'edges')}, ${c.param('votes')}, ${c.param('minLength')}, ${c.param('maxGap')})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('circles', 'find', {
    outputs: FOUND,
    params: [
      whole('distance', 40, 1, 2000),
      whole('votes', 30, 1, 300),
      whole('minRadius', 15, 1, 2000),
      whole('maxRadius', 70, 1, 2000),
    ],
    imports: [CV2, PANDAS],
    variable: 'circles',
    helpers: [GRAY_HELPER, COLOUR_HELPER, CIRCLES_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_circles(${c.input('image')}, ${c.param('distance')}, ${c.param('votes')}, ${c.param('minRadius')}, ${c.param('maxRadius')})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('corners', 'find', {
    outputs: FOUND,
    params: [
      whole('quality', 10, 1, 99),
      whole('distance', 10, 1, 500),
      whole('most', 100, 1, 2000),
    ],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'corners',
    helpers: [GRAY_HELPER, COLOUR_HELPER, CORNERS_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_corners(${c.input('image')}, ${c.literal(c.number('quality') / 100)}, ${c.param('distance')}, ${c.param('most')})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('template', 'find', {
    inputs: [port('image'), port('template')],
    outputs: FOUND,
    params: [whole('score', 80, 1, 100)],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'matches',
    helpers: [GRAY_HELPER, COLOUR_HELPER, TEMPLATE_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = find_template(${c.input('image')}, ${c.input('template')}, ${c.literal(c.number('score') / 100)})\n${c.output('count')} = len(${c.output('table')})`,
  }),
  pictureNode('features', 'find', {
    inputs: [port('image'), port('other')],
    outputs: [port('image'), port('count', 'number')],
    params: [whole('distance', 40, 1, 256)],
    variable: 'matches',
    helpers: [GRAY_HELPER, FEATURES_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('count')} = match_features(${c.input('image')}, ${c.input('other')}, ${c.param('distance')})`,
  }),
  pictureNode('qr', 'find', {
    outputs: [port('text', 'text'), port('image'), port('found', 'boolean')],
    variable: 'qr',
    helpers: [GRAY_HELPER, COLOUR_HELPER],
    code: (c) =>
      py`${c.output('text')}, corners, _ = cv2.QRCodeDetector().detectAndDecode(gray_of(${c.input('image')}))
${c.output('image')} = colour_of(${c.input('image')}).copy()
if corners is not None:
    cv2.polylines(${c.output('image')}, corners.astype(int), True, (230, 40, 90), 3)
${c.output('found')} = ${c.output('text')} != ""
print(${c.output('text')})`,
  }),
  pictureNode('distance', 'find', {
    inputs: [port('mask')],
    imports: [CV2, NUMPY],
    variable: 'distances',
    helpers: [GRAY_HELPER],
    code: (c) =>
      py`far = cv2.distanceTransform(gray_of(${c.input('mask')}), cv2.DIST_L2, 5)\n${c.output('image')} = np.round(cv2.normalize(far, None, 0, 255, cv2.NORM_MINMAX)).astype(np.uint8)`,
  }),
  pictureNode('watershed', 'find', {
    inputs: [port('mask'), optional('image')],
    outputs: [port('image'), port('count', 'number')],
    params: [whole('split', 60, 5, 95)],
    imports: [CV2, NUMPY],
    variable: 'parts',
    helpers: [GRAY_HELPER, COLOUR_HELPER, PARTS_HELPER, WATERSHED_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('count')} = watershed(${c.input('mask')}, ${pictureOr(c, 'mask')}, ${c.param('split')})`,
  }),
  pictureNode('kmeans', 'find', {
    outputs: [port('image'), port('table', 'table')],
    params: [whole('colours', 5, 2, 16)],
    imports: [CV2, NUMPY, PANDAS],
    variable: 'palette',
    helpers: [COLOUR_HELPER, KMEANS_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('table')} = main_colours(${c.input('image')}, ${c.param('colours')})`,
  }),
]
