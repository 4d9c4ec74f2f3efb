#!/usr/bin/python3
"""Recomputes the reference values of the metric tests with scikit-image and NumPy.

    apt-get install -y --no-install-recommends python3-skimage python3-pil
    /usr/bin/python3 packages/optimiser/scripts/skimage-values.py           writes the values
    /usr/bin/python3 packages/optimiser/scripts/skimage-values.py --check   fails when one differs by 1e-9

SSIM is scikit-image's own (gaussian window, sigma 1.5, population covariance). MS-SSIM follows Wang, Simoncelli and
Bovik 2003 with the same window: contrast and structure of all scales but the last, fewer scales on small pictures.
Transparent pictures are laid on white and on black; the lower value counts.
"""
import json
import math
import pathlib
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from skimage.metrics import structural_similarity

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "test" / "fixtures"
VALUES = FIXTURES / "metric" / "skimage-values.json"
PAIRS = {
    "photo": ("chelsea.png", "metric/photo-damaged.png"),
    "odd": ("metric/odd.png", "metric/odd-damaged.png"),
    "banner": ("metric/banner.png", "metric/banner-damaged.png"),
    "badge": ("metric/badge.png", "metric/badge-damaged.png"),
    "tiny": ("metric/tiny.png", "metric/tiny-damaged.png"),
}
C1, C2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
WEIGHTS = [0.0448, 0.2856, 0.3001, 0.2363, 0.1333]


def luma(image, background):
    if image.mode == "RGBA":
        rgba = np.asarray(image).astype(int)
        alpha = rgba[..., 3:]
        over = (rgba[..., :3] * alpha + background * (255 - alpha) + 127) // 255
        image = Image.fromarray(over.astype(np.uint8), "RGB")
    return np.asarray(image.convert("L")).astype(float)


def moments(x, y, mean):
    mx, my = mean(x), mean(y)
    vx, vy, cov = mean(x * x) - mx * mx, mean(y * y) - my * my, mean(x * y) - mx * my
    contrast = (2 * cov + C2) / (vx + vy + C2)
    return (2 * mx * my + C1) / (mx * mx + my * my + C1) * contrast, contrast


def similarity(x, y):
    if min(x.shape) < 11:
        full, contrast = moments(x, y, np.mean)
        return float(full), float(contrast)
    inside = lambda p: gaussian_filter(p, 1.5, truncate=3.5)[5:-5, 5:-5]
    full, contrast = moments(x, y, inside)
    return float(full.mean()), float(contrast.mean())


def half(p):
    p = np.pad(p, ((0, p.shape[0] % 2), (0, p.shape[1] % 2)), mode="edge")
    return (p[::2, ::2] + p[1::2, ::2] + p[::2, 1::2] + p[1::2, 1::2]) / 4


def ms_ssim(x, y):
    count = min(5, max(1, math.floor(math.log2(min(x.shape) / 11)) + 1))
    weights = np.array(WEIGHTS[:count]) / sum(WEIGHTS[:count])
    product = 1.0
    for scale, weight in enumerate(weights):
        full, contrast = similarity(x, y)
        product *= max(0.0, full if scale == count - 1 else contrast) ** weight
        x, y = half(x), half(y)
    return product


def ssim(x, y):
    if min(x.shape) < 11:
        return similarity(x, y)[0]
    return float(structural_similarity(
        x, y, data_range=255, gaussian_weights=True, sigma=1.5, use_sample_covariance=False))


def values(source, damaged):
    a, b = Image.open(FIXTURES / source), Image.open(FIXTURES / damaged)
    grounds = [255, 0] if "A" in a.mode else [255]
    planes = [(luma(a, ground), luma(b, ground)) for ground in grounds]
    return {
        "source": source,
        "damaged": damaged,
        "ssim": min(ssim(x, y) for x, y in planes),
        "ms_ssim": min(ms_ssim(x, y) for x, y in planes),
    }


computed = {name: values(*pair) for name, pair in PAIRS.items()}
if "--check" in sys.argv:
    stored = json.loads(VALUES.read_text())
    worst = max(abs(computed[n][k] - stored[n][k]) for n in PAIRS for k in ("ssim", "ms_ssim"))
    print(f"largest difference to the stored values: {worst:.2e}")
    sys.exit(worst > 1e-9)
VALUES.write_text(json.dumps(computed, indent=2) + "\n")
